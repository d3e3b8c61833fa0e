// The parts of a longer text: paragraphs, lists and tables, written as in Markdown so that the documentation shows the same.
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const ITEM = /^(-|\d+\.) (.*)$/;
const RULE = /^\|( ?-+ ?\|)+$/;

const cells = (line: string): string[] => line.slice(1, -1).split('|').map((cell) => cell.trim());

/** Return the blocks of a text, in order. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const last = found.at(-1);
    const item = ITEM.exec(line);
    if (item) {
      const ordered = item[1] !== '-';
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item[2]!);
      else found.push({ kind: 'list', ordered, items: [item[2]!] });
    } else if (line.startsWith('|')) {
      if (RULE.test(line)) continue;
      if (last?.kind === 'table') last.rows.push(cells(line));
      else found.push({ kind: 'table', head: cells(line), rows: [] });
    } else {
      found.push({ kind: 'paragraph', text: line });
    }
  }
  return found;
}
