/** @jest-environment node */
import { smallest } from '../../testing/fixtures';
import { readTranslated } from './readTranslated';
import type { Translation } from './translations';

const translation: Translation = {
  collection: 'articles',
  item: 'one',
  lang: 'fr',
  how: 'human',
  sourceRevision: 2,
  title: 'Un titre',
  summary: 'Un résumé qui suffit.',
  body: '',
  updatedAt: new Date(0),
  translatorUid: 'a',
  translatorUsername: 'sample-author',
  translatorName: 'Sample Author',
};

test.each([
  [2, undefined],
  [3, true],
])('if the original is at revision %s, a translation of revision 2 has isOlder %s', async (revision, isOlder) => {
  const reader = { get: () => Promise.resolve(translation as never) };
  const item = { ...smallest.article, id: 'one', lang: 'en', revision, translations: { fr: {} } };
  const translated = await readTranslated(reader, 'articles', item, 'fr');
  expect([translated.title, translated.translation?.isOlder]).toEqual(['Un titre', isOlder]);
});
