import { toRequestedLanguage } from './emailAction';

const { origin } = window.location;
const link = (page: string, continueUrl: string) =>
  `${origin}${page}?mode=verifyEmail&oobCode=code&continueUrl=${encodeURIComponent(continueUrl)}`;

test('the link of a mail that was requested in another language opens in that language, where the reader can choose again', () => {
  const french = `${origin}/fr/authorization?mode=verifyEmail&oobCode=code&next=%2Fpeople`;
  expect(toRequestedLanguage(link('/authorization', `${origin}/fr/authorization?next=%2Fpeople`))).toBe(french);
  expect(toRequestedLanguage(french)).toBeUndefined();
  expect(toRequestedLanguage(french.replace('/fr/', '/'))).toBeUndefined();
});

test.each([
  ['is in its language already', link('/ar/authorization', `${origin}/ar/authorization`)],
  ['was requested in English', link('/authorization', `${origin}/authorization?next=%2Fpeople`)],
  ['names a page of another site', link('/authorization', 'https://elsewhere.example/fr/authorization')],
  ['names no address', link('/authorization', '/fr/authorization')],
  ['is none', `${origin}/authorization?continueUrl=${encodeURIComponent(`${origin}/fr/authorization`)}`],
])('a link that %s stays where it is', (_, href) => {
  expect(toRequestedLanguage(href)).toBeUndefined();
});
