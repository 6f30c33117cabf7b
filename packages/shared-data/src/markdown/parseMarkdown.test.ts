/** @jest-environment node */
import type { Nodes } from 'mdast';
import { getHeadings } from './headings';
import { parseMarkdown } from './parseMarkdown';
import { safeLink } from './safeAddress';

const headings = (markdown: string) =>
  getHeadings(parseMarkdown(markdown)).map(({ id, text, level }) => [id, text, level]);

test('the highest headings are one level below the page title, and no heading skips a level', () => {
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

test('headings in quotations are included', () => {
  expect(headings('> # Quote')).toEqual([['s-quote', 'Quote', 2]]);
});

test.each([
  ['quotes', '> '.repeat(5_000)],
  ['lists', '- '.repeat(5_000)],
  ['numbered lists', '1. '.repeat(5_000)],
  ['nested mixtures of lists and quotations', '> - 1. '.repeat(5_000)],
  [
    'lists that are deeper on each line',
    Array.from({ length: 150 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
  ],
])('repeated %s create only a few levels', (_, markdown) => {
  const depth = (node: Nodes): number => ('children' in node ? 1 + Math.max(0, ...node.children.map(depth)) : 1);
  expect(depth(parseMarkdown(`${markdown}end`))).toBeLessThan(60);
});

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTP://EXAMPLE.org/a b', 'http://example.org/a%20b'],
  ['mailto:office@example.org?subject=x&bcc=y@example.org', 'mailto:office@example.org'],
  ['/events', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user@example.org', undefined],
])('the URL %s becomes %s', (address, href) => {
  expect(safeLink(address)).toBe(href);
});
