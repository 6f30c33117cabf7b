/** @jest-environment node */
import { countPages } from './countPages';

const tree = (count: number) => `2 0 obj << /Type /Pages /Kids [3 0 R] /Count ${count} >> endobj\n`;
const pdf = (...parts: readonly string[]) => new Blob(['%PDF-1.4\n', ...parts, '%%EOF']);

test.each<[string, Blob, number | undefined]>([
  ['one tree', pdf(tree(44)), 44],
  ['trees within a tree', pdf(tree(3), tree(44), tree(41)), 44],
  ['a tree whose count comes first', pdf('2 0 obj <</Count 12/Kids [3 0 R]/Type/Pages>>'), 12],
  ['a file that is made to be shown while it loads', pdf('1 0 obj <</Linearized 1/L 9/N 18/O 7>> endobj'), 18],
  ['a tree between two chunks', pdf('x'.repeat(1024 * 1024 - 40), tree(7)), 7],
  ['pages alone', pdf('3 0 obj << /Type /Page /Count 9 >> endobj'), undefined],
  ['compressed trees', pdf('2 0 obj << /Type /ObjStm /N 9 >> stream ... endstream'), undefined],
  ['a count of nothing', pdf(tree(0)), undefined],
  ['a count that no document has', pdf(tree(999_999)), undefined],
  ['nothing', new Blob([]), undefined],
])('%s', async (_, file, expected) => {
  expect(await countPages(file)).toBe(expected);
});
