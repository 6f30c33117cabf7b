import { toRequestedLanguage } from './emailAction';

const { origin } = window.location;
const link = (page: string, continueUrl: string) =>
  `${origin}${page}?mode=verifyEmail&oobCode=code&continueUrl=${encodeURIComponent(continueUrl)}`;

test('a link from an email requested in another language redirects once and can then be switched to any language', () => {
  const french = `${origin}/fr/authorization?mode=verifyEmail&oobCode=code&next=%2Fpeople`;
  expect(toRequestedLanguage(link('/authorization', `${origin}/fr/authorization?next=%2Fpeople`))).toBe(french);
  expect(toRequestedLanguage(french)).toBeUndefined();
  expect(toRequestedLanguage(french.replace('/fr/', '/'))).toBeUndefined();
});

test.each([
  ['already has the requested language', link('/ar/authorization', `${origin}/ar/authorization`)],
  ['was requested on an English page', link('/authorization', `${origin}/authorization?next=%2Fpeople`)],
  ['refers to a page of another site', link('/authorization', 'https://elsewhere.example/fr/authorization')],
  ['contains an invalid URL', link('/authorization', '/fr/authorization')],
  ['has no action', `${origin}/authorization?continueUrl=${encodeURIComponent(`${origin}/fr/authorization`)}`],
])('a link that %s is not redirected', (_, href) => {
  expect(toRequestedLanguage(href)).toBeUndefined();
});
