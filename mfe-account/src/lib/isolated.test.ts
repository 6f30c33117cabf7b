import { fold, toWords } from './fold';
import { isolated, unturned } from './isolated';

test('signs that turn what follows are taken out', () => {
  expect(unturned('a\u202eb\u2069c')).toBe('abc');
});

test('what runs the other way than the page stands apart', () => {
  expect(isolated('Amina')).toBe('Amina');
  expect(isolated('أمينة\u202e')).toBe('\u2068أمينة\u2069');
  document.documentElement.dir = 'rtl';
  expect(isolated('Amina')).toBe('\u2068Amina\u2069');
  document.documentElement.dir = '';
});

test.each([
  ['Éléonore', 'eleonore'],
  ['ŒUVRE', 'oeuvre'],
  ['ﬁn', 'fin'],
  ['مُحَمَّد', 'محمد'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('words are what stands between spaces', () => {
  expect(toWords('  Élan\u00a0 vital ')).toEqual(['elan', 'vital']);
  expect(toWords(' \u0301 ')).toEqual([]);
});
