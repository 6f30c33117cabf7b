import { patterns } from '../fields/patterns';
import { countryCodes } from './isoCountries';

test('the pattern of countries accepts every country and no other code of two letters', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const isCountry = new RegExp(`^(${patterns.country})$`);
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter((code) => isCountry.test(code))).toEqual([...countryCodes].sort());
});
