/** @jest-environment node */
import { createFakeData } from '@adp/shared-data/testing';
import { samples } from '../src/testing/samples';
import { collectItems, joinCollections } from './collectItems';

test('all published items of all kinds and pages are collected, and nothing else', async () => {
  const { kind, id, ...article } = samples.article;
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
  const { items, unreadable } = joinCollections(await collectItems(createFakeData({ documents }).reader));
  expect(unreadable).toEqual([]);
  const count = (of: string) => items.filter((item) => item.kind === of).length;
  expect([count(kind), count('event'), count('opportunity'), count('product'), count('knowledgeProduct')]).toEqual([
    120, 1, 1, 1, 1,
  ]);
  expect(new Set(items.map((item) => item.id)).has('draft')).toBe(false);
  expect(items.find((item) => item.id === 'a7')).toMatchObject({
    title: 'Article number 7',
    summary: article.summary,
    lang: 'en',
  });
  expect(id).toBe('a-registry');
});

test('documents that cannot be read cost their own place alone, and are named', async () => {
  const documents: Record<string, object> = { 'events/e': samples.event, 'articles/first': samples.article };
  for (let number = 0; number < 51; number += 1) documents[`articles/odd ${number}`] = samples.article;
  documents['articles/wrong'] = { ...samples.article, themes: ['healthenergy'] };
  const { items, unreadable } = joinCollections(await collectItems(createFakeData({ documents }).reader));
  expect(items.map(({ id }) => id).sort()).toEqual(['e', 'first']);
  expect(unreadable).toHaveLength(52);
  expect(unreadable).toEqual(expect.arrayContaining(['articles/odd 50', 'articles/wrong']));
});

test('a kind of which nothing can be read ends the collection', async () => {
  const documents = { 'events/e': { ...samples.event, themes: [7] }, 'articles/a': samples.article };
  await expect(collectItems(createFakeData({ documents }).reader)).rejects.toThrow(
    'None of the 1 documents of events can be read.',
  );
});

test('only kinds that were written since the last time are read again', async () => {
  const mark = (time: string) => ({ updatedAt: new Date(time) });
  const data = createFakeData({
    documents: {
      'events/e': samples.event,
      'articles/a': samples.article,
      'products/p': samples.product,
      'changes/events': mark('2026-11-22T08:00:00Z'),
      'changes/articles': mark('2026-11-22T08:00:00Z'),
    },
  });
  const first = await collectItems(data.reader);
  data.put('articles/a', { ...samples.article, title: 'Another title' });
  data.put('changes/articles', mark('2026-11-22T09:00:00Z'));
  const second = await collectItems(data.reader, first);
  expect(joinCollections(second).items.map(({ title }) => title)).toContain('Another title');
  // Without a mark nobody knows.
  const read = Object.keys(second).filter((name) => second[name] !== first[name]);
  expect(read.sort()).toEqual(['articles', 'knowledge_products', 'opportunities', 'products']);
});
