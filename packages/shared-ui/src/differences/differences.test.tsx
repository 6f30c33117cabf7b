import { render } from '@testing-library/react';
import { compareTexts, MarkedText, type TextPart } from './index';

const show = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compare = (oldText: string, newText: string) => {
  const { before, after } = compareTexts(oldText, newText);
  return [show(before), show(after)];
};

test.each([
  [
    'a word',
    'Apply by June at noon.',
    'Apply by July at noon.',
    'Apply by [June ]at noon.',
    'Apply by [July ]at noon.',
  ],
  ['an added word', 'An open call.', 'An open, paid call.', 'An open call.', 'An open[, paid ]call.'],
  ['nothing', 'The same.', 'The same.', 'The same.', 'The same.'],
  ['only blanks', 'A line \n\nmore', 'A  line\n\nmore', 'A line \n\nmore', 'A  line\n\nmore'],
  ['everything', '', 'New.', '', '[New.]'],
  ['an added line', 'one\ntwo\n', 'one\nand a half\ntwo\n', 'one\ntwo\n', 'one\n[and a half\n]two\n'],
  ['an Arabic word', 'سياسة رقمية', 'سياسة صحية', 'سياسة [رقمية]', 'سياسة [صحية]'],
])('differences are marked in both texts: %s', (_, oldText, newText, before, after) => {
  expect(compare(oldText, newText)).toEqual([before, after]);
});

test('the parts of a text add up to the whole text', () => {
  const texts = [
    '',
    '\n\n',
    'é 👩‍👩‍👧 x\r\n',
    'قانون ٢٠٢٦\nfin',
    'a'.repeat(5000),
    'a b '.repeat(5000),
    'x\n'.repeat(5000),
  ];
  for (const oldText of texts)
    for (const newText of texts) {
      const { before, after } = compareTexts(oldText, newText);
      expect([before, after].map((parts) => parts.map(({ text }) => text).join(''))).toEqual([oldText, newText]);
    }
});

test('screen readers announce changes with labels that do not affect the direction of the text', () => {
  const { after } = compareTexts('القانون قديم', 'القانون جديد');
  const labels = { start: 'added:', end: 'end' };
  const { container } = render(<MarkedText parts={after} as="ins" labels={labels} />);
  const mark = container.querySelector('ins');
  expect(mark?.textContent).toBe(' added: جديد end ');
  expect([...(mark?.querySelectorAll('bdi') ?? [])].map((label) => label.lang)).toEqual(['en', 'en']);
});
