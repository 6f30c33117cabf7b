import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSupportedLanguage, offerLanguage } from './offerLanguage';

const prefer = (...tags: readonly string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/apet?a=1#here');
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  [['fr-CD', 'en'], 'fr'],
  [['de', 'sw-KE'], 'sw'],
  [['de'], undefined],
  [['en-US', 'fr'], 'en'],
])('the preferences %j result in the language %s', (tags, language) => {
  expect(findSupportedLanguage(tags)).toBe(language);
});

test("offers the page in the browser's language, with a text in that language", async () => {
  prefer('ar-EG', 'en');
  await offerLanguage();
  const link = screen.getByRole('link', { name: 'قراءة هذه الصفحة بالعربية' });
  expect(link.getAttribute('href')).toBe('/ar/apet?a=1#here');
  expect(link.closest('aside')).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test("prefers the reader's chosen language to the browser's languages", async () => {
  prefer('en-GB');
  localStorage.setItem('adp.language', 'sw');
  await offerLanguage();
  const link = screen.getByRole('link');
  expect([link.closest('aside')?.lang, link.getAttribute('href')]).toEqual(['sw', '/sw/apet?a=1#here']);
});

test('does not offer a language again after the reader has declined', async () => {
  prefer('fr');
  await offerLanguage();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Non merci' }));
  await offerLanguage();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each([
  ['of the page', () => prefer('en-GB')],
  ['that the site does not have', () => prefer('de')],
  [
    'where one was chosen before',
    () => {
      prefer('fr');
      localStorage.setItem('adp.language', 'en');
    },
  ],
])('offers no language %s', async (_, arrange) => {
  arrange();
  await offerLanguage();
  expect(screen.queryByRole('complementary')).toBeNull();
});
