/** @jest-environment node */
import { countries, countryName, spokenLanguageName, languages } from './index';

test('countries and languages are sorted by their names in the given language', () => {
  expect(countries('en').slice(0, 3)).toEqual(['AF', 'AL', 'DZ']);
  expect(countries('fr').slice(0, 3)).toEqual(['AF', 'ZA', 'AL']);
  expect(languages('en').slice(0, 2)).toEqual(['af', 'ak']);
  expect(new Set(countries('en'))).toEqual(new Set(countries('fr')));
});

test('no two countries or languages have the same name', () => {
  expect([countryName('CI', 'en'), countryName('CI', 'fr'), spokenLanguageName('sw', 'pt')]).toEqual([
    'Côte d’Ivoire',
    'Côte d’Ivoire',
    'suaíli',
  ]);
  expect(countryName('KE', 'pt')).toBe('Quénia');
  expect(new Set(countries('en').map((code) => countryName(code, 'en'))).size).toBe(countries('en').length);
  expect(new Set(languages('en').map((code) => spokenLanguageName(code, 'en'))).size).toBe(languages('en').length);
});

test('a language without a name in browsers has its name in the language itself', () => {
  expect([spokenLanguageName('kg', 'fr'), spokenLanguageName('kg', 'ar')]).toEqual(['Kikongo', 'Kikongo']);
});

test('an unknown code is returned as the name', () => {
  expect([countryName('not a code', 'en'), spokenLanguageName('not a code', 'en')]).toEqual([
    'not a code',
    'not a code',
  ]);
});
