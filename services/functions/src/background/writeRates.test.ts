import { type Administrator, type DocumentWrite } from '@adp/shared-data/administrator';
import { smallest } from '@adp/shared-data/testing';
import { startSite } from '../testing/startSite';

/** The shortest time between two writes of the same document that Firestore sustains, in milliseconds. */
const shortestInterval = 1_000;

/** Performs commits at a constant rate. Returns the paths of documents that are written again too soon. */
async function findHotDocuments(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  send: (administrator: Administrator, number: number) => Promise<void>,
): Promise<readonly string[]> {
  let time = Date.UTC(2026, 10, 28, 8);
  const { administrator, takeEvents } = startSite({ now: () => time });
  const written = new Map<string, number>();
  const hot = new Set<string>();
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await send(administrator, number);
    for (const { path } of takeEvents()) {
      if (time - (written.get(path) ?? 0) < shortestInterval) hot.add(path);
      written.set(path, time);
    }
    time += 1_000 / perSecond;
  }
  expect(written.size).toBeGreaterThan(perSecond * seconds);
  return [...hot];
}

const publish = (path: string): DocumentWrite => ({
  path,
  fields: { status: 'published' },
  mask: ['status'],
  times: ['updated_at'],
});
const author = { uid: 'amina', username: 'amina', name: 'Amina' };

test('ten publications a second for ten minutes write no document twice within a second', async () => {
  const rate = { perSecond: 10, seconds: 600 };
  expect(await findHotDocuments(rate, ({ commit }, number) => commit([publish(`articles/article-${number}`)]))).toEqual(
    [],
  );
});

test('500 changes of profiles in a minute write no document twice within a second', async () => {
  const rate = { perSecond: 10, seconds: 50 };
  expect(await findHotDocuments(rate, ({ commit }, number) => commit([publish(`profiles/member-${number}`)]))).toEqual(
    [],
  );
});

test('an import of 10,000 rows at five commits a second writes no document twice within a second', async () => {
  const rate = { perSecond: 5, seconds: 40 };
  const toItem = (id: string) => ({ id, fields: smallest.knowledgeProduct });
  const hot = await findHotDocuments(rate, ({ writeItems }, number) => {
    const items = Array.from({ length: 50 }, (_, index) => toItem(`row-${50 * number + index}`));
    return writeItems('knowledge_products', items, author);
  });
  expect(hot).toEqual([]);
});
