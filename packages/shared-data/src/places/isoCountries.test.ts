import { patterns } from '../fields/patterns';
import { countryCodes } from './isoCountries';

test('the country pattern accepts every country and no other two-letter code', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const isCountry = new RegExp(`^(${patterns.country})$`);
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => isCountry.test(code))).toEqual([...countryCodes].sort());
});
