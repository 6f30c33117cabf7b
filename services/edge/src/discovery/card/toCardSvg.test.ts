import { hostileStrings } from '@adp/shared-data/testing';
import { layTitle, titleSvg, toCardSvg } from './toCardSvg';
import { wrapTitle } from './wrapTitle';

test.each([
  ['Data governance', 76, 1],
  ['Harnessing innovation and emerging technologies to address what comes', 76, 3],
  [`${'emerging '.repeat(16)}technology`, 50, 5],
  ['W'.repeat(150), 50, 4],
])('%s has a font size of %i pixels and %i lines', (title, size, count) => {
  const laid = layTitle(title);
  expect([laid.size, laid.lines.length]).toEqual([size, count]);
});

test('a title that is too long even for the smallest size ends with an ellipsis', () => {
  const lines = wrapTitle('one two three four five six seven', 8, 3);
  expect(lines).toEqual(['one two', 'three', 'four…']);
});

test('removes emoji from a title, because the fonts have no glyphs for them', () => {
  expect(layTitle('Data 👩🏾‍💻🇰🇪 in Kenya 🌍').lines).toEqual(['Data in Kenya']);
});

test.each([
  [true, 'end', '1120'],
  [false, 'start', '80'],
])('a title is aligned to the start of its text direction (right to left: %s)', (isRightToLeft, anchor, x) => {
  const svg = readSvg(titleSvg(['one', 'two'], 50, isRightToLeft));
  expect(svg.querySelector('text')?.getAttribute('text-anchor')).toBe(anchor);
  expect([...svg.querySelectorAll('tspan')].map((line) => line.getAttribute('x'))).toEqual([x, x]);
});

test('a card in Arabic starts on the right', () => {
  const card = { label: 'مقال', site: 'x', title: '' };
  const anchors = (around: string) =>
    [...readSvg(toCardSvg({ ...card, around })).querySelectorAll('text')].map((text) =>
      text.getAttribute('text-anchor'),
    );
  expect([anchors('ar'), anchors('fr')]).toEqual([
    ['end', 'end'],
    ['start', 'start'],
  ]);
});

test.each([...hostileStrings, ']]></text>'])('hostile text in a card stays text: %j', (hostile) => {
  const { lines, size } = layTitle(hostile);
  const plain = toCardSvg({
    label: 'x',
    site: 'x',
    around: 'en',
    title: titleSvg(
      lines.map(() => 'x'),
      size,
      false,
    ),
  });
  const svg = toCardSvg({ label: hostile, site: hostile, around: 'en', title: titleSvg(lines, size, false) });
  const names = (text: string) => [...readSvg(text).querySelectorAll('*')].map(({ tagName }) => tagName);
  expect(names(svg)).toEqual(names(plain));
});

/** Parses SVG in strict mode. */
function readSvg(svg: string): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
