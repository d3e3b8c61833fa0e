// Before the first paint: what only this device knows and the page's first look depends on.
try {
  const theme = localStorage.getItem('parlour.choice.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
  if ((localStorage.getItem('parlour.tables') ?? '[]') !== '[]') document.documentElement.dataset.games = '';
} catch {
  // nothing is remembered here
}
