/** @jest-environment node */
import { countPages } from './countPages';

const tree = (count: number) => `2 0 obj << /Type /Pages /Kids [3 0 R] /Count ${count} >> endobj\n`;
const pdf = (...parts: readonly string[]) => new Blob(['%PDF-1.4\n', ...parts, '%%EOF']);

test.each<[string, Blob, number | undefined]>([
  ['a page tree', pdf(tree(44)), 44],
  ['trees within a tree', pdf(tree(3), tree(44), tree(41)), 44],
  ['a tree whose count comes first', pdf('2 0 obj <</Count 12/Kids [3 0 R]/Type/Pages>>'), 12],
  ['a linearization header', pdf('1 0 obj <</Linearized 1/L 9/N 18/O 7>> endobj'), 18],
  ['a tree between two chunks', pdf('x'.repeat(1024 * 1024 - 40), tree(7)), 7],
  ['pages but no page tree', pdf('3 0 obj << /Type /Page /Count 9 >> endobj'), undefined],
  ['compressed page trees', pdf('2 0 obj << /Type /ObjStm /N 9 >> stream ... endstream'), undefined],
  ['a count of zero', pdf(tree(0)), undefined],
  ['an impossible count', pdf(tree(999_999)), undefined],
  ['no content', new Blob([]), undefined],
])('a file with %s has the expected number of pages', async (_, file, expected) => {
  expect(await countPages(file)).toBe(expected);
});
