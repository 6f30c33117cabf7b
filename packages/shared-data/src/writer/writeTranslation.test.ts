/** @jest-environment node */
import { articles } from '../kinds/article/articles';
import { readItem } from '../client/readItem';
import { translations } from '../kinds/translation/translations';
import { createFakeData } from '../testing/createFakeData';
import { smallest } from '../testing/fixtures';

const author = { uid: 'author', username: 'sample-author', name: 'Sample Author' };
const text = { title: 'Un titre', summary: 'Un résumé qui suffit à une liste.', body: 'Le texte.' };
const of = { collection: 'articles', item: 'one', lang: 'fr' } as const;
const draft = { ...of, version: undefined, text, how: 'human', translator: author, sourceRevision: 1 } as const;

async function start() {
  const data = createFakeData();
  data.signIn('author');
  const { status, ...fields } = smallest.article;
  await data.writer.create(articles, { id: 'one', author, draft: fields, status: 'published' });
  return data;
}

test('a translation is shown in its language, and the original in all other languages', async () => {
  const { reader, writer } = await start();
  await writer.translate(draft);
  const french = await readItem(reader, articles, 'one', 'fr');
  expect(french).toMatchObject({ ...text, lang: 'en', translation: { lang: 'fr', translatorName: 'Sample Author' } });
  expect(french?.translation?.originalTitle).toBe(smallest.article.title);
  for (const lang of ['en', 'pt', undefined] as const) {
    const original = await readItem(reader, articles, 'one', lang);
    expect(original?.title).toBe(smallest.article.title);
    expect(original?.translation).toBeUndefined();
  }
});

test('lists contain the title and summary of a translation and find the item in both languages', async () => {
  const { reader, writer } = await start();
  await writer.translate(draft);
  const { title, summary } = text;
  for (const lang of ['en', 'fr', ['fr', 'pt']]) {
    const { items } = await reader.list(articles, { order: 'newest', filters: { lang } });
    expect(items.map((item) => item.translations)).toEqual([{ fr: { title, summary } }]);
  }
  expect((await reader.list(articles, { order: 'newest', filters: { lang: 'pt' } })).items).toEqual([]);
});

test('a change must be based on the current version of the translation', async () => {
  const { reader, writer } = await start();
  const first = await writer.translate(draft);
  await expect(writer.translate(draft)).rejects.toMatchObject({ code: 'conflict' });
  const second = await writer.translate({ ...draft, version: first.version, text: { ...text, body: 'Mieux.' } });
  await expect(writer.translate({ ...draft, version: first.version })).rejects.toMatchObject({ code: 'conflict' });
  expect((await reader.get(translations, 'articles_one_fr'))?.body).toBe('Mieux.');
  expect(second.itemVersion.before).toBe(first.itemVersion.after);
});

test('removing a translation removes all its copies and keeps the other translations', async () => {
  const { reader, writer } = await start();
  const { version } = await writer.translate(draft);
  await writer.translate({ ...draft, lang: 'pt', text: { ...text, title: 'Um título' } });
  await writer.removeTranslation({ ...of, version });
  expect(await reader.get(translations, 'articles_one_fr')).toBeNull();
  const item = await readItem(reader, articles, 'one', 'fr');
  expect(item?.translation).toBeUndefined();
  expect(Object.keys(item?.translations ?? {})).toEqual(['pt']);
});

test('an invalid text is not sent', async () => {
  const { writer } = await start();
  await expect(writer.translate({ ...draft, text: { ...text, summary: 'Court' } })).rejects.toMatchObject({
    code: 'invalid',
    fields: ['summary'],
  });
});
