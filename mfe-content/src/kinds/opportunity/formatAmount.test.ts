import { formatAmount } from './formatAmount';

test.each([
  ['en-GB', 'KES', 'KES 200'],
  ['en-GB', 'USD', 'US$200'],
  // Arabic uses the name of the currency, because "US$" would be displayed as "$US".
  ['ar', 'USD', '200 دولار أمريكي'],
] as const)('in %s an amount of %s is %s', (locale, currency, expected) => {
  expect(formatAmount({ currency, amountMax: 200 }, locale)?.replaceAll(/\s/gu, ' ')).toBe(expected);
});
