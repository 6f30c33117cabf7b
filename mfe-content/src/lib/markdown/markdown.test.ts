/** @jest-environment node */
import type { Nodes } from 'mdast';
import { bodyHeadings } from './headings';
import { parseMarkdown } from './parseMarkdown';
import { toPlainBlocks } from './plainBlocks';
import { readingMinutes } from './readingMinutes';
import { safeLink } from './safeAddress';

const headings = (markdown: string) =>
  bodyHeadings(parseMarkdown(markdown)).map(({ id, text, level }) => [id, text, level]);

test('the highest headings are one level below the title of the page, and none skips a level', () => {
  expect(headings('# One\n\n## Two\n\n##### Five\n\n###### Six')).toEqual([
    ['s-one', 'One', 2],
    ['s-two', 'Two', 3],
    ['s-five', 'Five', 4],
    ['s-six', 'Six', 5],
  ]);
  expect(headings('### One\n\n#### Two\n\n### Three').map(([, , level]) => level)).toEqual([2, 3, 2]);
  expect(headings('### First\n\n# Then').map(([, , level]) => level)).toEqual([2, 2]);
});

test("ids are unique, readable and in the heading's own script", () => {
  expect(
    headings(
      '# Data & *rules*\n\n# Data: rules\n\n# البيانات المفتوحة\n\n# ዲጂታል ፖሊሲ\n\n# !!!\n\n# data rules 2\n\n# <b>',
    ).map(([id]) => id),
  ).toEqual(['s-data-rules', 's-data-rules--2', 's-البيانات-المفتوحة', 's-ዲጂታል-ፖሊሲ', 's-part', 's-data-rules-2']);
});

test('a heading in a quotation counts too', () => {
  expect(headings('> # Quote')).toEqual([['s-quote', 'Quote', 2]]);
});

test('a body that is too long is cut', () => {
  expect(headings(`${'word '.repeat(10_000)}\n\n# Too late`)).toEqual([]);
});

test.each([
  ['quotes', '> '.repeat(5_000)],
  ['lists', '- '.repeat(5_000)],
  ['numbered lists', '1. '.repeat(5_000)],
  ['all of them', '> - 1. '.repeat(5_000)],
  ['lists deeper by each line', Array.from({ length: 150 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
])('%s without end open a few levels', (_, markdown) => {
  const depth = (node: Nodes): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(depth)) : 1);
  expect(depth(parseMarkdown(`${markdown}end`))).toBeLessThan(60);
});

test.each([
  ['', 1],
  ['word '.repeat(90), 1],
  ['word '.repeat(300), 2],
  ['كلمة '.repeat(600), 3],
  ['ቃል '.repeat(600), 3],
  [`${'https://example.org/a-b-c-d-e-f '.repeat(500)}`, 1],
])('reading %#: takes minutes by its words', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTP://EXAMPLE.org/a b', 'http://example.org/a%20b'],
  ['mailto:office@example.org?subject=x&bcc=y@example.org', 'mailto:office@example.org'],
  ['/events', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user@example.org', undefined],
])('the address %s leads to %s', (address, href) => {
  expect(safeLink(address)).toBe(href);
});

test('plain blocks have the words of a body and none of its marks', () => {
  const body = [
    '# One *two*',
    'A **strong** word, `code`, snake_case, _emphasis_ and 2 * 3,',
    'then a [link](https://example.org/a_b), a [reference][1] and <https://example.org/>.<br>',
    '',
    'Set',
    '===',
    '',
    '- first',
    '- second',
    '  continued',
    '',
    '1. one',
    '',
    '> quoted',
    '> on',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '```js',
    'let *a* = 1;',
    '```',
    '[1]: https://example.org',
    '---',
    'Escaped \\*stars\\* ![A map](https://example.org/map.png)[^1]',
  ].join('\n');
  expect(toPlainBlocks(body).map(({ tag, lines }) => [tag, ...lines])).toEqual([
    ['h2', 'One two'],
    ['p', 'A strong word, code, snake_case, emphasis and 2 * 3, then a link, a reference and <https://example.org/>.'],
    ['p', 'Set'],
    ['ul', 'first', 'second continued'],
    ['ol', 'one'],
    ['blockquote', 'quoted on'],
    ['p', 'a | b'],
    ['p', '1 | 2'],
    ['pre', 'let *a* = 1;\n'],
    ['p', 'Escaped *stars* A map'],
  ]);
});

test('plain blocks are no more than a page can show, and no word is lost', () => {
  const blocks = toPlainBlocks('word\n\n'.repeat(8_000));
  expect(blocks).toHaveLength(2_000);
  expect(blocks.flatMap(({ lines }) => lines.join(' ').split(' '))).toHaveLength(8_000);
});

test.each(['[', '*', '_', '<a', '> ', '- ', '`', '| ', '[](', '\\', '\n'])(
  'plain blocks of %j without end take no longer than their length',
  (mark) => {
    const startedAt = performance.now();
    toPlainBlocks(mark.repeat(50_000 / mark.length));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  },
);
