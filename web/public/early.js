// Before the first paint: what only this device knows and the page's first look depends on.
try {
  const theme = localStorage.getItem('parlour.choice.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const tables = JSON.parse(localStorage.getItem('parlour.tables') ?? '[]');
  if (tables.some((known) => !known.over)) document.documentElement.dataset.games = '';
} catch {
  // nothing is remembered here
}
