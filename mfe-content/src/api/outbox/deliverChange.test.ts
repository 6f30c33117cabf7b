import { articles } from '@adp/shared-data';
import { smallest } from '@adp/shared-data/testing';
import type { DraftBase } from '../../lib/drafts/Draft';
import { replaceMemberData } from '../memberData';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, pictured, textOf } from './testing/written';

const { publishedAt, ...fields } = smallest.article;
const text = textOf('A change', { body: 'Changed.' });
const sent = (status = 'published') => ({
  done: true,
  kind: 'article',
  id: 'a1',
  key: 'a1',
  title: 'A change',
  status,
});

/** An outbox, and a kept change of an article that is stored. */
async function openChange(status: DraftBase['status'] = 'published') {
  const stored = { ...fields, ...(status !== 'draft' && { publishedAt }), status, authorUid: 'amina' };
  const opened = openOutbox({ documents: { 'articles/a1': stored } });
  const { network, keep } = opened;
  const standing = async () => {
    const found = await network.reader.getOwn(articles, 'a1');
    return { version: found?.version ?? '', item: found?.item };
  };
  const base = { version: (await standing()).version, status };
  await keep(draftNamed('a1', { base, values: text }));
  network.asked();
  return { ...opened, standing, base };
}

/** The same article, changed elsewhere. */
const elsewhere = { ...smallest.article, authorUid: 'amina', title: 'Changed elsewhere' };

afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
});

test('a change of what is public is written, and nobody is told', async () => {
  const { network, outbox, standing, notes } = await openChange();
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item).toMatchObject({ body: 'Changed.', status: 'published', revision: 2, publishedAt });
  expect(await notes()).toEqual([]);
  expect(network.asked().slice(0, 1)).toEqual(['update articles/a1']);
});

test.each(['draft', 'archived'] as const)('a change of what is %s may be kept so, or be published', async (status) => {
  const { outbox, keep, standing, notes } = await openChange(status);
  expect(await outbox.submit('a1', 'draft')).toEqual(sent(status));
  expect((await standing()).item).toMatchObject({ body: 'Changed.', status });
  expect(await notes()).toEqual([]);
  await keep(draftNamed('a1', { base: { version: (await standing()).version, status }, values: text }));
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item).toMatchObject({ status: 'published', publishedAt: expect.any(Date) });
  expect(await notes()).toHaveLength(1);
});

test.each(['lost', 503, 'network'] as const)('whose request is %s, it is written once', async (fate) => {
  const { network, outbox, standing } = await openChange();
  network.meets(fate);
  expect(await outbox.submit('a1', 'published')).toMatchObject({ fault: 'unavailable', waits: true });
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item?.revision).toBe(2);
});

test('what is written by then is not written again when its publication is tried again', async () => {
  const { network, store, outbox, standing, notes } = await openChange('draft');
  network.meets('answered', 503);
  expect(await outbox.submit('a1', 'published')).toMatchObject({ waits: true });
  expect((await store.get('a1'))?.base).toEqual({ version: (await standing()).version, status: 'draft' });
  network.asked();
  network.meets('lost');
  expect(await outbox.submit('a1', 'published')).toMatchObject({ waits: true });
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  const asked = network.asked();
  expect(asked.filter((request) => request.startsWith('update'))).toEqual([]);
  expect((await standing()).item?.revision).toBe(3);
  expect(await notes()).toHaveLength(1);
});

test('the member who took the newer version sends the own text again, even if that was written before', async () => {
  const { network, store, outbox, standing } = await openChange('draft');
  network.meets('answered', 503);
  await outbox.submit('a1', 'published');
  network.put('articles/a1', { ...elsewhere });
  const { version } = await standing();
  await store.change('a1', (kept) => ({ ...kept, base: { version, status: 'published' } }));
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).item?.body).toBe('Changed.');
});

test('what was published elsewhere in the meantime is published', async () => {
  const { network, outbox, standing, store } = await openChange('draft');
  network.meets('answered', 503);
  await outbox.submit('a1', 'published');
  const { item } = await standing();
  network.put('articles/a1', { ...item, status: 'published', publishedAt });
  const { version } = await standing();
  await store.change('a1', (kept) => ({
    ...kept,
    base: { version, status: 'draft' },
    ...(kept.queued?.written && { queued: { ...kept.queued, written: { ...kept.queued.written, version } } }),
  }));
  // Of a draft, the rules let nothing become public twice.
  network.meets(403);
  expect(await outbox.submit('a1', 'published')).toEqual(sent());
  expect((await standing()).version).toBe(version);
});

test('what was taken back elsewhere before it is published conflicts', async () => {
  const { network, outbox, store } = await openChange('draft');
  network.decide((request) => {
    if (request.startsWith('publish')) network.put('articles/a1', { ...elsewhere, status: 'archived' });
    return 'answered';
  });
  expect(await outbox.submit('a1', 'published')).toMatchObject({ fault: 'conflict', waits: false });
  expect(await store.get('a1')).toMatchObject({ base: { status: 'draft' }, queued: { fault: 'conflict' } });
});

test('who may not publish hears that it is denied', async () => {
  const { network, outbox, standing } = await openChange('draft');
  network.meets('answered', 403);
  expect(await outbox.submit('a1', 'published')).toEqual({ done: false, key: 'a1', fault: 'denied', waits: false });
  expect((await standing()).item).toMatchObject({ status: 'draft', body: 'Changed.' });
});

test('where something else stands by then it is a conflict, and the draft still says what it began from', async () => {
  const { network, store, outbox, base, outcomes } = await openChange();
  network.put('articles/a1', elsewhere);
  await store.change('a1', (kept) => ({ ...kept, base: { ...base, version: '2026-01-04T08:00:00.000000001Z' } }));
  const before = await store.get('a1');
  expect(await outbox.submit('a1', 'published')).toEqual({ done: false, key: 'a1', fault: 'conflict', waits: false });
  expect(await store.get('a1')).toMatchObject({ base: before?.base, values: text, queued: { fault: 'conflict' } });
  expect(outcomes).toMatchObject([{ fault: 'conflict' }]);
});

test('what is gone is not found', async () => {
  const { outbox, keep } = openOutbox();
  await keep(draftNamed('a1', { base: { version: '2026-01-05T08:00:00.000000001Z', status: 'draft' } }));
  expect(await outbox.submit('a1', 'published')).toMatchObject({ fault: 'not-found', waits: false });
});

describe('while it is on its way', () => {
  test('what is typed stays, as a change of what was sent', async () => {
    const { network, store, outbox, standing } = await openChange();
    network.during(() => store.change('a1', (kept) => ({ ...kept, values: textOf('Typed meanwhile') })));
    expect(await outbox.submit('a1', 'published')).toEqual(sent());
    const { version, item } = await standing();
    expect(item?.body).toBe('Changed.');
    const left = await store.get('a1');
    expect(left).toMatchObject({ base: { version, status: 'published' }, values: { title: 'Typed meanwhile' } });
    expect(left?.queued).toBeUndefined();
  });

  test('another text that is submitted goes out after it', async () => {
    const { network, store, outbox, standing, outcomes } = await openChange();
    let again: Promise<unknown> | undefined;
    network.during(async () => {
      if (again) return;
      await store.change('a1', (kept) => ({ ...kept, values: textOf('Typed meanwhile') }));
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
      again = outbox.submit('a1', 'published');
      await untilAsked(store);
    });
    await outbox.submit('a1', 'published');
    expect(await again).toMatchObject({ done: true, title: 'Typed meanwhile' });
    expect((await standing()).item).toMatchObject({ title: 'Typed meanwhile', revision: 3 });
    expect(outcomes).toHaveLength(2);
    expect(await store.list()).toEqual([]);
  });

  test('a form that keeps its picture again changes nothing', async () => {
    const { network, store, outbox, keep } = openOutbox();
    const values = textOf('A change', pictured('a picture'));
    await keep(draftNamed('a1', { values }));
    network.during(async (request) => {
      if (request.startsWith('create articles')) await store.change('a1', (kept) => ({ ...kept, values }));
    });
    expect(await outbox.submit('a1', 'published')).toMatchObject({ done: true });
    expect(await store.list()).toEqual([]);
  });
});

/** Until the draft has been asked for a second time. */
async function untilAsked(store: Awaited<ReturnType<typeof openChange>>['store']): Promise<void> {
  const before = (await store.get('a1'))?.queued?.since;
  while ((await store.get('a1'))?.queued?.since === before) await Promise.resolve();
}
