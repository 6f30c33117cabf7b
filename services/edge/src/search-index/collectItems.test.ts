/** @jest-environment node */
import { createFakeData, smallest as samples } from '@adp/shared-data/testing';
import { collectItems, joinKinds } from './collectItems';

test('collects the published items of all kinds, on all pages, and nothing else', async () => {
  const { article } = samples;
  const { publishedAt, ...unpublished } = article;
  const documents: Record<string, object> = {
    'events/e': samples.event,
    'opportunities/o': samples.opportunity,
    'products/p': samples.product,
    'knowledge_products/k': samples.knowledgeProduct,
    'articles/draft': { ...unpublished, status: 'draft' },
  };
  for (let number = 0; number < 120; number += 1) {
    const later = new Date((publishedAt ?? new Date(0)).getTime() + number * 1_000);
    documents[`articles/a${number}`] = { ...article, title: `Article number ${number}`, publishedAt: later };
  }
  const { items, unreadable } = joinKinds(await collectItems(createFakeData({ documents }).reader));
  expect(unreadable).toEqual([]);
  const count = (of: string) => items.filter((item) => item.kind === of).length;
  expect([count('article'), count('event'), count('opportunity'), count('product'), count('knowledgeProduct')]).toEqual(
    [120, 1, 1, 1, 1],
  );
  expect(new Set(items.map((item) => item.id)).has('draft')).toBe(false);
  expect(items.find((item) => item.id === 'a7')).toMatchObject({
    title: 'Article number 7',
    summary: article.summary,
    lang: 'en',
  });
});

test('knowledge products and opportunities have a type, and only sample content is marked as such', async () => {
  const documents = {
    'knowledge_products/k': { ...samples.knowledgeProduct, type: 'report', sample: true },
    'opportunities/o': { ...samples.opportunity, type: 'grant' },
  };
  const { items } = joinKinds(await collectItems(createFakeData({ documents }).reader));
  expect(items.map(({ id, type, sample }) => [id, type, sample])).toEqual([
    ['k', 'report', true],
    ['o', 'grant', undefined],
  ]);
});

test('reports unreadable documents and collects all others', async () => {
  const documents: Record<string, object> = { 'events/e': samples.event, 'articles/first': samples.article };
  for (let number = 0; number < 51; number += 1) documents[`articles/odd ${number}`] = samples.article;
  documents['articles/wrong'] = { ...samples.article, themes: ['healthenergy'] };
  const { items, unreadable } = joinKinds(await collectItems(createFakeData({ documents }).reader));
  expect(items.map(({ id }) => id).sort()).toEqual(['e', 'first']);
  expect(unreadable).toHaveLength(52);
  expect(unreadable).toEqual(expect.arrayContaining(['articles/odd 50', 'articles/wrong']));
});

test('fails if no document of a kind can be read', async () => {
  const documents = { 'events/e': { ...samples.event, themes: [7] }, 'articles/a': samples.article };
  await expect(collectItems(createFakeData({ documents }).reader)).rejects.toThrow(
    'None of the 1 documents of events can be read.',
  );
});

const time = (minutes: number) => new Date(Date.parse('2026-11-22T08:00:00Z') + minutes * 60_000);

const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();

/**
 * Creates a site with articles and their index. `read` collects the changes and counts the documents that were read.
 */
async function open(articles = 120) {
  const article = (number: number, changes: object = {}) => ({
    ...samples.article,
    title: `Article ${number}`,
    publishedAt: time(number - 1_000),
    updatedAt: time(number - 1_000),
    ...changes,
  });
  const documents: Record<string, object> = { 'changes/articles/marks/0': { updatedAt: time(0) } };
  for (let number = 0; number < articles; number += 1) documents[`articles/a${number}`] = article(number);
  const data = createFakeData({ documents });
  let state = await collectItems(data.reader);
  return {
    article,
    put: data.put,
    /** Makes a public change after `minutes`. */
    change: (minutes: number, changes: Readonly<Record<string, object>>) => {
      for (const [id, fields] of Object.entries(changes)) data.put(`articles/${id}`, fields);
      data.put('changes/articles/marks/0', { updatedAt: time(minutes) });
    },
    read: async (from = data.reader) => {
      const reads = { documents: 0, counts: 0 };
      const last = state;
      state = await collectItems(
        {
          getChangeToken: from.getChangeToken,
          list: async (kind, options) => {
            const page = await from.list(kind, options);
            if (kind.collection === 'articles') reads.documents += page.items.length + page.skipped.length;
            return page;
          },
          count: (kind, options) => {
            reads.counts += 1;
            return from.count(kind, options);
          },
        },
        { articles: last['articles'] ?? { items: [], unreadable: [], changeToken: '' } },
      );
      const { items } = state['articles'] ?? { items: [] };
      const whole = (await collectItems(from))['articles'];
      expect(sorted(items)).toEqual(sorted(whole?.items ?? []));
      return { ...reads, items };
    },
  };
}

test('a new item among 500 is read, and the others are only counted', async () => {
  const { change, read, article } = await open(500);
  expect(await read()).toMatchObject({ documents: 0, counts: 0 });
  change(60, { fresh: article(1_060) });
  const { documents, counts, items } = await read();
  expect([documents, counts, items.length]).toEqual([1, 11, 501]);
  expect(await read()).toMatchObject({ documents: 0, counts: 0 });
  change(120, { a7: article(7, { title: 'Another title', updatedAt: time(120) }) });
  // The item behind the last change token is read once more.
  expect(await read()).toMatchObject({ documents: 2, counts: 11 });
});

test('an item is read again after it is translated, although its own text has not changed', async () => {
  const { change, read, article } = await open();
  const translations = { fr: { title: 'Un autre texte', summary: 'Un résumé qui suffit à une liste.' } };
  change(60, { a7: article(7, { translations, translatedAt: time(60) }) });
  const { documents, items } = await read();
  expect(documents).toBe(1);
  expect(items.map(({ title }) => title)).toContain('Un autre texte');
});

test('an archived or removed item is dropped from the index', async () => {
  const { change, read, article } = await open();
  change(60, {
    a7: article(7, { status: 'archived', updatedAt: time(60) }),
    a100: article(100, { status: 'removed', updatedAt: time(60) }),
    fresh: article(1_060),
  });
  const { documents, items } = await read();
  // Reads the new item, and the items of the two slices whose count has decreased.
  expect(documents).toBe(1 + 48 + 22);
  const ids = items.map(({ id }) => id);
  expect(['a7', 'a100', 'fresh'].map((id) => ids.includes(id))).toEqual([false, false, true]);
});

test('a deleted item is dropped from the index', async () => {
  const { read } = await open(120);
  const { reader } = createFakeData({
    documents: { 'articles/a': samples.article, 'changes/articles/marks/0': { updatedAt: time(60) } },
  });
  const { items } = await read(reader);
  expect(items.map(({ id }) => id)).toEqual(['a']);
});

test('items with the same publication date are read again if there are too many to count', async () => {
  const { change, read, article } = await open(10);
  const together = Array.from({ length: 60 }, (_, number) => [
    `t${number}`,
    article(number, { publishedAt: time(1), updatedAt: time(60) }),
  ]);
  change(60, Object.fromEntries(together));
  expect((await read()).items).toHaveLength(70);
  change(120, { t7: article(7, { publishedAt: time(1), status: 'archived' }) });
  expect((await read()).items).toHaveLength(69);
});

test('a kind with an unreadable document is read completely until the document is repaired', async () => {
  const { change, read, article } = await open(60);
  change(60, { wrong: article(61, { themes: ['healthenergy'], updatedAt: time(60) }) });
  expect(await read()).toMatchObject({ documents: 1 + 61 });
  change(120, { fresh: article(1_060, { updatedAt: time(120) }) });
  expect(await read()).toMatchObject({ documents: 62 });
  change(180, { wrong: article(61, { updatedAt: time(180) }) });
  await read();
  change(240, { fresh: article(1_060, { updatedAt: time(240) }) });
  expect(await read()).toMatchObject({ documents: 2 });
});

test('only kinds with changes are read again', async () => {
  const changedAt = (time: string) => ({ updatedAt: new Date(time) });
  const data = createFakeData({
    documents: {
      'events/e': samples.event,
      'articles/a': samples.article,
      'products/p': samples.product,
      'changes/events/marks/0': changedAt('2026-11-22T08:00:00Z'),
      'changes/articles/marks/0': changedAt('2026-11-22T08:00:00Z'),
    },
  });
  const first = await collectItems(data.reader);
  data.put('articles/a', { ...samples.article, title: 'Another title', ...changedAt('2026-11-22T09:00:00Z') });
  data.put('changes/articles/marks/0', changedAt('2026-11-22T09:00:00Z'));
  const second = await collectItems(data.reader, first);
  expect(joinKinds(second).items.map(({ title }) => title)).toContain('Another title');
  // The other kinds do not have a change token.
  const read = Object.keys(second).filter((name) => second[name] !== first[name]);
  expect(read.sort()).toEqual(['articles', 'knowledge_products', 'opportunities', 'products']);
});
