import { parseAmount } from './parseAmount';

test.each([
  ['digits', { '2500': 2500, '-1': -1, ' 2500 ': 2500, '0': 0, '2500.50': 2500.5 }],
  ['English', { '1,000,000': 1_000_000, '2,500.00': 2500, '1,234.5': 1234.5 }],
  ['French', { '2500,00': 2500, '10 000': 10_000, '10\u202F000,50': 10_000.5, '1\u00A0000\u00A0000': 1_000_000 }],
  [
    'Portuguese and German',
    { '2.500,00': 2500, '1.000.000': 1_000_000, '2.500,-': 2500, '20$00': 20, '2.500$00': 2500 },
  ],
  ['Swiss', { "10'000": 10_000, '10’000.00': 10_000, "2'500.–": 2500 }],
  ['Arabic', { '١٠٬٠٠٠': 10_000, '٢٥٠٠٫٥': 2500.5, '١٬٠٠٠٬٠٠٠٫٠٠': 1_000_000, '۲۵۰۰': 2500, '٢٥٠٠': 2500 }],
  [
    'four digits before or two digits after the separator',
    { '2500.000': 2500, '2500,000': 2500, '10.00': 10, '10,5': 10.5, '0.500': 0.5 },
  ],
])('amounts are parsed in each notation: %s', (_, amounts) => {
  const texts = Object.keys(amounts);
  expect(Object.fromEntries(texts.map((text) => [text, parseAmount(text)]))).toEqual(
    Object.fromEntries(Object.entries(amounts).map(([text, amount]) => [text, [amount]])),
  );
});

test('one separator before three digits has two interpretations', () => {
  expect(parseAmount('10.000')).toEqual([10_000, 10]);
  expect(parseAmount('10,000')).toEqual([10_000, 10]);
  expect(parseAmount('١٠.٠٠٠')).toEqual([10_000, 10]);
  expect(parseAmount('1.234')).toEqual([1234, 1.234]);
});

test('a separator that the language does not use for decimals is a thousands separator', () => {
  expect([parseAmount('10,000', 'en'), parseAmount('10.000', 'pt'), parseAmount('10.000', 'fr')]).toEqual([
    ...[[10_000], [10_000], [10_000]],
  ]);
  expect([parseAmount('10.000', 'en'), parseAmount('10,000', 'fr'), parseAmount('10,000', 'ar')]).toEqual([
    ...[
      [10_000, 10],
      [10_000, 10],
      [10_000, 10],
    ],
  ]);
  expect(parseAmount('2500,00', 'en')).toEqual([2500]);
});

test('text in other formats is not an amount', () => {
  for (const text of ['', 'none', '1,00,000', '10.00.000', '1,000.000.000', '10 00', '1e3', '5k', 'USD 500', '5-10'])
    expect([text, parseAmount(text)]).toEqual([text, []]);
});
