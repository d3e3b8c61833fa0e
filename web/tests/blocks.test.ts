import { expect, test } from 'vitest';
import { blocks } from '../src/text/blocks';

test('paragraphs, lists and tables are told apart', () => {
  expect(blocks('Do this:\n- one\n- two\n\nThen:\n1. first\n2. second\n\n| a | b |\n| --- | --- |\n| 1 | 2 |')).toEqual([
    { kind: 'paragraph', text: 'Do this:' },
    { kind: 'list', ordered: false, items: ['one', 'two'] },
    { kind: 'paragraph', text: 'Then:' },
    { kind: 'list', ordered: true, items: ['first', 'second'] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
  ]);
});
