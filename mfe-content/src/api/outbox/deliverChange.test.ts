import { articles } from '@adp/shared-data/article';
import { smallest } from '@adp/shared-data/testing';
import type { DraftBase } from '../../lib/drafts/Draft';
import { replaceMemberData } from '../memberData';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, pictured, toValues } from './testing/written';

const { publishedAt, ...fields } = smallest.article;
const text = toValues('A change', { body: 'Changed.' });
const sent = (status = 'published') => ({
  done: true,
  kind: 'article',
  id: 'a1',
  key: 'a1',
  title: 'A change',
  status,
});

async function openChange(status: DraftBase['status'] = 'published') {
  const stored = { ...fields, ...(status !== 'draft' && { publishedAt }), status, authorUid: 'amina' };
  const opened = openOutbox({ documents: { 'articles/a1': stored } });
  const { network, save } = opened;
  const standing = async () => {
    const stored = await network.reader.getMine(articles, 'a1');
    return { version: stored?.version ?? '', item: stored?.item };
  };
  const base = { version: (await standing()).version, status };
  await save(draftNamed('a1', { base, values: text }));
  network.requests();
  return { ...opened, standing, base };
}

const elsewhere = { ...smallest.article, authorUid: 'amina', title: 'Changed elsewhere' };

afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
});

test('a change to a public item is written without a notification', async () => {
  const { network, outbox, standing, notes } = await openChange();
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item).toMatchObject({ body: 'Changed.', status: 'published', revision: 2, publishedAt });
  expect(await notes()).toEqual([]);
  expect(network.requests().slice(0, 1)).toEqual(['update articles/a1']);
});

test.each(['draft', 'archived'] as const)(
  'a change to an item with status %s can be saved or published',
  async (status) => {
    const { outbox, save, standing, notes } = await openChange(status);
    expect(await outbox.submit('a1', 'draft')).toEqual(sent(status));
    expect((await standing()).item).toMatchObject({ body: 'Changed.', status });
    expect(await notes()).toEqual([]);
    await save(draftNamed('a1', { base: { version: (await standing()).version, status }, values: text }));
    expect(await outbox.submit('a1', 'published')).toEqual(sent());
    expect((await standing()).item).toMatchObject({ status: 'published', publishedAt: expect.any(Date) });
    expect(await notes()).toHaveLength(1);
  },
);

test.each(['lost', 503, 'network'] as const)('a change that fails with %s is written only once', async (fate) => {
  const { network, outbox, standing } = await openChange();
  network.meets(fate);
  expect(await outbox.submit('a1', 'published')).toMatchObject({ error: 'unavailable', waits: true });
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item?.revision).toBe(2);
});

test('publishing does not rewrite a text that is already stored', async () => {
  const { network, store, outbox, standing, notes } = await openChange('draft');
  network.meets('answered', 503);
  expect(await outbox.submit('a1', 'published')).toMatchObject({ waits: true });
  expect((await store.get('a1'))?.base).toEqual({ version: (await standing()).version, status: 'draft' });
  network.requests();
  network.meets('lost');
  expect(await outbox.submit('a1', 'published')).toMatchObject({ waits: true });
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  const requested = network.requests();
  expect(requested.filter((request) => request.startsWith('update'))).toEqual([]);
  expect((await standing()).item?.revision).toBe(3);
  expect(await notes()).toHaveLength(1);
});

test('after the member has chosen the newer version, the former text can still be sent', async () => {
  const { network, store, outbox, standing } = await openChange('draft');
  network.meets('answered', 503);
  await outbox.submit('a1', 'published');
  network.put('articles/a1', { ...elsewhere });
  const { version } = await standing();
  await store.change('a1', (saved) => ({ ...saved, base: { version, status: 'published' } }));
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item?.body).toBe('Changed.');
});

test('an item that was published elsewhere in the meantime counts as published', async () => {
  const { network, outbox, standing, store } = await openChange('draft');
  network.meets('answered', 503);
  await outbox.submit('a1', 'published');
  const { item } = await standing();
  network.put('articles/a1', { ...item, status: 'published', publishedAt });
  const { version } = await standing();
  await store.change('a1', (saved) => ({
    ...saved,
    base: { version, status: 'draft' },
    ...(saved.queued?.written && { queued: { ...saved.queued, written: { ...saved.queued.written, version } } }),
  }));
  // The rules refuse to publish an item that is already public.
  network.meets(403);
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).version).toBe(version);
});

test('publishing an item that was unpublished elsewhere is a conflict', async () => {
  const { network, outbox, store } = await openChange('draft');
  network.decide((request) => {
    if (request.startsWith('publish')) network.put('articles/a1', { ...elsewhere, status: 'archived' });
    return 'answered';
  });
  expect(await outbox.submit('a1', 'published')).toMatchObject({ error: 'conflict', waits: false });
  expect(await store.get('a1')).toMatchObject({ base: { status: 'draft' }, queued: { error: 'conflict' } });
});

test('a member who may not publish gets the error `denied`', async () => {
  const { network, outbox, standing } = await openChange('draft');
  network.meets('answered', 403);
  expect(await outbox.submit('a1', 'published')).toEqual({ done: false, key: 'a1', error: 'denied', waits: false });
  expect((await standing()).item).toMatchObject({ status: 'draft', body: 'Changed.' });
});

test('a different stored text is a conflict, and the draft keeps its base', async () => {
  const { network, store, outbox, base, outcomes } = await openChange();
  network.put('articles/a1', elsewhere);
  await store.change('a1', (saved) => ({ ...saved, base: { ...base, version: '2026-01-04T08:00:00.000000001Z' } }));
  const before = await store.get('a1');
  expect(await outbox.submit('a1', 'published')).toEqual({ done: false, key: 'a1', error: 'conflict', waits: false });
  expect(await store.get('a1')).toMatchObject({ base: before?.base, values: text, queued: { error: 'conflict' } });
  expect(outcomes).toMatchObject([{ error: 'conflict' }]);
});

test('changing an item that no longer exists fails with `not-found`', async () => {
  const { outbox, save } = openOutbox();
  await save(draftNamed('a1', { base: { version: '2026-01-05T08:00:00.000000001Z', status: 'draft' } }));
  expect(await outbox.submit('a1', 'published')).toMatchObject({ error: 'not-found', waits: false });
});

describe('during sending', () => {
  test('newly typed text becomes a change to the sent item', async () => {
    const { network, store, outbox, standing } = await openChange();
    network.during(() => store.change('a1', (saved) => ({ ...saved, values: toValues('Typed meanwhile') })));
    expect(await outbox.submit('a1', 'published')).toEqual(sent());
    const { version, item } = await standing();
    expect(item?.body).toBe('Changed.');
    const remaining = await store.get('a1');
    expect(remaining).toMatchObject({ base: { version, status: 'published' }, values: { title: 'Typed meanwhile' } });
    expect(remaining?.queued).toBeUndefined();
  });

  test('a text that is submitted again is sent afterwards', async () => {
    const { network, store, outbox, standing, outcomes } = await openChange();
    let again: Promise<unknown> | undefined;
    network.during(async () => {
      if (again) return;
      await store.change('a1', (saved) => ({ ...saved, values: toValues('Typed meanwhile') }));
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
      again = outbox.submit('a1', 'published');
      await untilRequested(store);
    });
    await outbox.submit('a1', 'published');
    expect(await again).toMatchObject({ done: true, title: 'Typed meanwhile' });
    expect((await standing()).item).toMatchObject({ title: 'Typed meanwhile', revision: 3 });
    expect(outcomes).toHaveLength(2);
    expect(await store.list()).toEqual([]);
  });

  test('a form that saves the same cover again creates no change', async () => {
    const { network, store, outbox, save } = openOutbox();
    const values = toValues('A change', pictured('a picture'));
    await save(draftNamed('a1', { values }));
    network.during(async (request) => {
      if (request.startsWith('create articles')) await store.change('a1', (saved) => ({ ...saved, values }));
    });
    expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true });
    expect(await store.list()).toEqual([]);
  });
});

async function untilRequested(store: Awaited<ReturnType<typeof openChange>>['store']): Promise<void> {
  const before = (await store.get('a1'))?.queued?.since;
  while ((await store.get('a1'))?.queued?.since === before) await Promise.resolve();
}
