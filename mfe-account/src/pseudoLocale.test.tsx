import { resetSession } from '@adp/shared-auth/testing';
import { memberStates } from '@adp/shared-data/fields';
import { smallest, smallestNotification } from '@adp/shared-data/testing';
import { countryName, languages, spokenLanguageName } from '@adp/shared-ui/places';
import { screen, waitFor } from '@testing-library/react';
import { untranslated } from '@adp/app-kit/untranslated';
import { memberSession, storedProfile } from './testing/members';
import { renderPage } from './testing/renderPage';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.title = '';
  resetSession();
});

const uid = 'amina-uid';
/** Names of the filters of the directory. The longest ones are first, because some contain others. */
const intlNames = [
  ...memberStates.map((code) => countryName(code, 'en')),
  ...languages('en').map((code) => spokenLanguageName(code, 'en')),
].sort((a, b) => b.length - a.length);
/** Texts that are not in the catalog: members' texts, names from Intl, and URLs. */
const dynamicTexts = [
  ...intlNames,
  ...['Amina Diallo', 'Director', 'Digital Rights Lab', 'The article', 'Standards', 'Kenya', 'English', 'French'],
  ...['Monday', 'January', 'A'],
];
const documents = {
  'profiles/amina': storedProfile({
    expertise: ['Standards'],
    links: ['https://example.org/'],
    description: 'Amina Diallo',
  }),
  'articles/one': { ...smallest.article, title: 'The article', authorUid: uid, authorUsername: 'amina' },
  'notifications/one': { ...smallestNotification, uid },
  'notifications/two': { ...smallestNotification, uid, event: 'published', itemKind: 'article', title: 'The article' },
};

test.each([
  ['/people', '[href="/amina"]'],
  ['/people?q=nobody', '[href="/people"]'],
  ['/amina', '[href^="/articles?"]'],
  ['/notifications', 'li time'],
  ['/notifications?topic=content&after=x', 'h2'],
])('every text of %s comes from the catalog', async (path, selector) => {
  const { container } = await renderPage(path, { documents, session: memberSession(uid) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy();
  await waitFor(() => expect(container.querySelector(selector)).toBeTruthy());
  expect(untranslated(document.body, dynamicTexts)).toEqual([]);
});
