import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findWanted, offerLanguage } from './offerLanguage';

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
])('%j wants %s', (tags, language) => {
  expect(findWanted(tags)).toBe(language);
});

test('the page is offered in the language of the browser, in that language', async () => {
  prefer('ar-EG', 'en');
  await offerLanguage();
  const link = screen.getByRole('link', { name: 'قراءة هذه الصفحة بالعربية' });
  expect(link.getAttribute('href')).toBe('/ar/apet?a=1#here');
  expect(link.closest('aside')).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('who has chosen a language is offered it where a page has another, whatever the browser asks for', async () => {
  prefer('en-GB');
  localStorage.setItem('adp.language', 'sw');
  await offerLanguage();
  const link = screen.getByRole('link');
  expect([link.closest('aside')?.lang, link.getAttribute('href')]).toEqual(['sw', '/sw/apet?a=1#here']);
});

test('who declines is not asked again', async () => {
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
])('nothing is offered in a language %s', async (_, arrange) => {
  arrange();
  await offerLanguage();
  expect(screen.queryByRole('complementary')).toBeNull();
});
