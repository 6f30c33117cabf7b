import { articles } from '@adp/shared-data/article';
import { events } from '@adp/shared-data/event';
import { smallest } from '@adp/shared-data/testing';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import { toFormValues } from '../../lib/forms/toFormValues';
import { replaceMemberData } from '../memberData';
import type { createNetwork } from './testing/createNetwork';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, pictured, toValues } from './testing/written';

const sent = (id: string, status = 'published') => ({
  done: true,
  kind: 'article',
  id,
  key: id,
  title: `Article ${id}`,
  status,
});
const stopped = (key: string, error: string) => ({ done: false, key, error, waits: false });
const waiting = (key: string, error = 'unavailable') => ({ done: false, key, error, waits: true });

async function settle(store: DraftStore, { reader }: ReturnType<typeof createNetwork>): Promise<void> {
  const { item, version = '' } = (await reader.getMine(articles, 'a1')) ?? {};
  await store.change('a1', (saved) => ({ ...saved, base: { version, status: item?.status ?? 'draft' } }));
}

afterEach(() => {
  replaceMemberData(undefined);
});

describe('a new item', () => {
  test('is created with its byline, and its author is notified', async () => {
    const { network, store, outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    const stored = await network.reader.getMine(articles, 'a1');
    const byline = { authorUid: 'amina', authorUsername: 'amina-diallo', authorName: 'Amina Diallo' };
    expect(stored?.item).toMatchObject({ ...byline, title: 'Article a1', status: 'published', revision: 1 });
    expect(await notes()).toMatchObject([
      { topic: 'content', event: 'published', itemKind: 'article', itemId: 'a1', title: 'Article a1', read: false },
    ]);
    expect(await store.list()).toEqual([]);
  });

  test('can be saved as a draft on the site, without a notification', async () => {
    const { outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    expect(await outbox.submit('a1', 'draft')).toEqual(sent('a1', 'draft'));
    expect(await notes()).toEqual([]);
  });

  test('is created only once if the response to its creation is lost', async () => {
    const { network, outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    network.meets('lost');
    expect(await outbox.submit('a1', 'published')).toEqual(waiting('a1'));
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect((await network.reader.getMine(articles, 'a1'))?.item.revision).toBe(1);
    expect(await notes()).toHaveLength(1);
  });

  test('can be published unchanged after the response to saving it as a draft was lost', async () => {
    const { network, outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    network.meets('lost');
    await outbox.submit('a1', 'draft');
    await outbox.withdraw('a1');
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect((await network.reader.getMine(articles, 'a1'))?.item.revision).toBe(2);
    expect(await notes()).toHaveLength(1);
  });

  test('conflicts with a different text sent earlier, until the member chooses a version', async () => {
    const { network, store, outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    network.meets('lost');
    await outbox.submit('a1', 'published');
    const back = await outbox.withdraw('a1');
    await save({ ...draftNamed('a1'), ...back, values: toValues('Article a1', { body: 'Better.' }) });
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', 'conflict'));
    expect(await store.get('a1')).toMatchObject({ base: null, queued: { error: 'conflict' } });
    // A second submit does not resolve the conflict.
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', 'conflict'));
    await outbox.withdraw('a1');
    await settle(store, network);
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect((await network.reader.getMine(articles, 'a1'))?.item).toMatchObject({ body: 'Better.', revision: 2 });
    expect(await notes()).toHaveLength(1);
  });

  test('is not published again if it was unpublished elsewhere in the meantime', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    network.meets('lost');
    await outbox.submit('a1', 'published');
    const { version = '' } = (await network.reader.getMine(articles, 'a1')) ?? {};
    network.signIn('amina');
    await network.writer.changeStatus(articles, { id: 'a1', version, from: 'published', to: 'archived' });
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', 'conflict'));
    await settle(store, network);
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
  });

  test.each([
    ["somebody else's", { ...smallest.article, authorUid: 'bea' }],
    ['one that cannot be read', { authorUid: 'amina', status: 'published' }],
  ])('gets a new id if its id already belongs to %s', async (_, foreignItem) => {
    const { network, outbox, save } = openOutbox({ documents: { 'articles/a1': foreignItem } });
    await save(draftNamed('a1'));
    const outcome = await outbox.submit('a1', 'published');
    expect(outcome).toMatchObject({ done: true, key: 'a1', id: expect.stringMatching(/^\w{20}$/) });
    const { id = '' } = 'id' in outcome ? outcome : {};
    expect((await network.reader.getMine(articles, id))?.item.title).toBe('Article a1');
  });

  test('keeps its new id if the response to its creation is lost', async () => {
    const { network, store, outbox, save, notes } = openOutbox({ documents: { 'articles/a1': smallest.article } });
    await save(draftNamed('a1'));
    network.meets('answered', 'answered', 'answered', 'lost');
    expect(await outbox.submit('a1', 'published')).toEqual(waiting('a1'));
    const { itemId } = (await store.get('a1')) ?? {};
    expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true, id: itemId });
    expect(await notes()).toHaveLength(1);
  });

  test('is stored in the collection of its kind', async () => {
    const { network, outbox, save } = openOutbox();
    const item = { ...smallest.event, id: 'e1', endsAt: new Date('2026-01-05T09:00:00Z') };
    await save({ ...draftNamed('e1'), kind: 'event', values: toFormValues('event', item, { zone: 'UTC' }) });
    expect(await outbox.submit('e1', 'published')).toMatchObject({ done: true, kind: 'event' });
    expect((await network.reader.getMine(events, 'e1'))?.item.endsAt).toEqual(item.endsAt);
  });

  test('is not sent if it is invalid', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('', pictured('')) }));
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', 'invalid'));
    expect((await store.get('a1'))?.queued?.error).toBe('invalid');
    expect(network.images()).toEqual([]);
  });
});

describe('a cover', () => {
  test('is uploaded only once, because its URL is saved before the item is sent', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('Article a1', pictured('a picture')) }));
    network.meets('answered', 503);
    await outbox.submit('a1', 'published');
    const { values } = (await store.get('a1')) ?? {};
    expect(values?.['cover']).toEqual({ url: expect.stringContaining('a1-'), width: 1200, height: 675, bytes: 9 });
    network.requests();
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect(network.requests().filter((request) => request.startsWith('upload'))).toEqual([]);
    expect((await network.reader.getMine(articles, 'a1'))?.item.cover).toEqual({
      ...Object(values?.['cover']),
      alt: 'A registry',
    });
  });

  test('in two sizes is stored in both, under the same names in each attempt, and the item has the URL of the large one', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('Article a1', pictured('a picture', 'small')) }));
    network.meets('lost');
    expect(await outbox.submit('a1', 'published')).toEqual(waiting('a1'));
    expect((await store.get('a1'))?.values['cover']).toMatchObject({ bytes: 9, smallDataUrl: expect.any(String) });
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect(network.images()).toEqual([
      expect.stringMatching(/^images\/amina\/a1-\w+_small\.webp$/),
      expect.stringMatching(/^images\/amina\/a1-\w+_large\.webp$/),
    ]);
    const { url } = (await network.reader.getMine(articles, 'a1'))?.item.cover ?? {};
    expect(url).toContain(encodeURIComponent(network.images()[1] ?? ''));
  });

  test('is stored only once if the response is lost, and a different cover gets a different name', async () => {
    const { network, outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('Article a1', pictured('a picture')) }));
    network.meets('lost', 'answered', 503);
    await outbox.submit('a1', 'published');
    await outbox.submit('a1', 'published');
    expect(network.images()).toHaveLength(1);
    const back = await outbox.withdraw('a1');
    await save({ ...draftNamed('a1'), ...back, values: toValues('Article a1', pictured('another one')) });
    expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
    expect(network.images()).toHaveLength(2);
  });

  test.each([
    [402, 'quota'],
    [409, 'denied'],
  ])('that is refused with status %s fails with the error %s', async (status, error) => {
    const { network, outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('Article a1', pictured('a picture')) }));
    network.meets(status);
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', error));
  });

  test('is invalid if its data is not a picture', async () => {
    const { outbox, save } = openOutbox();
    const cover = { dataUrl: 'data:image/webp;base64,%', width: 1, height: 1, bytes: 1 };
    await save(draftNamed('a1', { values: toValues('Article a1', { cover, coverAlt: 'x' }) }));
    expect(await outbox.submit('a1', 'published')).toEqual(stopped('a1', 'invalid'));
  });
});

test('a notification that fails temporarily is sent later, without writing the item again', async () => {
  const { network, outbox, save, notes } = openOutbox();
  await save(draftNamed('a1'));
  network.meets('answered', 'lost');
  expect(await outbox.submit('a1', 'published')).toEqual(waiting('a1'));
  const { version = '' } = (await network.reader.getMine(articles, 'a1')) ?? {};
  await network.writer.changeStatus(articles, { id: 'a1', version, from: 'published', to: 'archived' });
  network.requests();
  expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
  expect(network.requests()).toEqual([
    expect.stringMatching(/^create notifications/),
    expect.stringMatching(/^read notifications/),
  ]);
  expect(await notes()).toHaveLength(1);
});

test('a draft that is withdrawn before its notification is sent sends the notification with the next submit', async () => {
  const { network, outbox, save, notes } = openOutbox();
  await save(draftNamed('a1'));
  network.meets('answered', 503);
  await outbox.submit('a1', 'published');
  const back = await outbox.withdraw('a1');
  await save({ ...draftNamed('a1'), ...back, values: toValues('Article a1', { body: 'Better.' }) });
  expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
  expect(await notes()).toHaveLength(1);
  expect((await network.reader.getMine(articles, 'a1'))?.item).toMatchObject({ body: 'Better.', revision: 2 });
});

test('a draft counts as sent even if its notification is refused', async () => {
  const { network, store, outbox, save, notes } = openOutbox();
  await save(draftNamed('a1'));
  network.meets('answered', 403);
  expect(await outbox.submit('a1', 'published')).toEqual(sent('a1'));
  expect([await notes(), await store.list()]).toEqual([[], []]);
});
