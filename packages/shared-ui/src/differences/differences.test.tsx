import { render } from '@testing-library/react';
import { compareTexts, MarkedText, type TextPart } from './index';

const show = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const compare = (one: string, other: string) => {
  const { before, after } = compareTexts(one, other);
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
  ['a word more', 'An open call.', 'An open, paid call.', 'An open call.', 'An open[, paid ]call.'],
  ['nothing', 'The same.', 'The same.', 'The same.', 'The same.'],
  ['blanks alone', 'A line \n\nmore', 'A  line\n\nmore', 'A line \n\nmore', 'A  line\n\nmore'],
  ['all of it', '', 'New.', '', '[New.]'],
  ['a line in between', 'one\ntwo\n', 'one\nand a half\ntwo\n', 'one\ntwo\n', 'one\n[and a half\n]two\n'],
  ['a word with marks', 'سياسة رقمية', 'سياسة صحية', 'سياسة [رقمية]', 'سياسة [صحية]'],
])('what differs is marked on its own side: %s', (_, one, other, before, after) => {
  expect(compare(one, other)).toEqual([before, after]);
});

test('the parts of each side are the whole text, whatever it is', () => {
  const texts = [
    '',
    '\n\n',
    'é 👩‍👩‍👧 x\r\n',
    'قانون ٢٠٢٦\nfin',
    'a'.repeat(5000),
    'a b '.repeat(5000),
    'x\n'.repeat(5000),
  ];
  for (const one of texts)
    for (const other of texts) {
      const { before, after } = compareTexts(one, other);
      expect([before, after].map((parts) => parts.map(({ text }) => text).join(''))).toEqual([one, other]);
    }
});

test('what is marked is said in words that do not decide the direction of the text', () => {
  const { after } = compareTexts('القانون قديم', 'القانون جديد');
  const labels = { start: 'added:', end: 'end' };
  const { container } = render(<MarkedText parts={after} as="ins" labels={labels} />);
  const mark = container.querySelector('ins');
  expect(mark?.textContent).toBe(' added: جديد end ');
  expect([...(mark?.querySelectorAll('bdi') ?? [])].map((label) => label.lang)).toEqual(['en', 'en']);
});
