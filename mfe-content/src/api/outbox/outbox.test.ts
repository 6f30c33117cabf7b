import { articles } from '@adp/shared-data/article';
import { smallestUser } from '@adp/shared-data/testing';
import { waitFor } from '@testing-library/react';
import { createDraftStore } from '../../lib/drafts/createDraftStore';
import { replaceMemberData } from '../memberData';
import { createOutbox } from './createOutbox';
import { outbox as outboxOfPage } from './outbox';
import { hasQueuedFlag } from './queuedFlag';
import { openOutbox } from './testing/openOutbox';
import { draftNamed, pictured, signIn, toValues } from './testing/written';

const signedOut = { done: false, key: 'a1', error: 'signed-out' };
const done = { done: true, key: 'a1' };

afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
});

describe('submit', () => {
  test('queues the draft for the member, and notifies subscribers until it is sent', async () => {
    const { network, store, outbox, save, outcomes } = openOutbox();
    await save(draftNamed('a1', { owner: null }));
    network.meets(503);
    expect(await outbox.submit('a1', 'published')).toEqual({ ...done, done: false, error: 'unavailable', waits: true });
    const { owner, queued } = (await store.get('a1')) ?? {};
    expect([owner, queued]).toEqual([
      'amina',
      { to: 'published', since: expect.any(Number), notificationId: expect.stringMatching(/^\w{20}$/) },
    ]);
    expect(hasQueuedFlag()).toBe(true);
    network.meets(503);
    await outbox.submit('a1', 'draft');
    expect((await store.get('a1'))?.queued).toMatchObject({ to: 'draft', notificationId: queued?.notificationId });
    await outbox.submit('a1', 'published');
    expect(hasQueuedFlag()).toBe(false);
    expect(outcomes).toMatchObject([{ waits: true }, { waits: true }, done]);
  });

  test('sends a draft only once if called twice at the same time', async () => {
    const { outbox, save, outcomes } = openOutbox();
    await save(draftNamed('a1'));
    const both = await Promise.all([outbox.submit('a1', 'published'), outbox.submit('a1', 'published')]);
    expect(both).toMatchObject([done, done]);
    expect(outcomes).toHaveLength(1);
    expect(await outbox.submit('a1', 'published')).toMatchObject(done);
  });

  test('first saves the item as a draft and then publishes it if both are requested', async () => {
    const { network, outbox, save, notes } = openOutbox();
    await save(draftNamed('a1'));
    await Promise.all([outbox.submit('a1', 'draft'), outbox.submit('a1', 'published')]);
    expect((await network.reader.getMine(articles, 'a1'))?.item.status).toBe('published');
    expect(await notes()).toHaveLength(1);
  });

  test('fails for a draft that does not exist', async () => {
    const { outbox, outcomes } = openOutbox();
    expect(await outbox.submit('a1', 'published')).toEqual({
      done: false,
      key: 'a1',
      error: 'not-found',
      waits: false,
    });
    expect([outcomes, hasQueuedFlag()]).toEqual([[], false]);
  });

  test("without a session, does not queue a draft without an owner, and lets a member's draft wait", async () => {
    const { store, outbox, save } = openOutbox();
    signIn(null);
    await save(draftNamed('a1', { owner: null }));
    expect(await outbox.submit('a1', 'published')).toEqual({ ...signedOut, waits: false });
    expect((await store.get('a1'))?.queued).toBeUndefined();
    await save(draftNamed('a2'));
    expect(await outbox.submit('a2', 'published')).toEqual({ ...signedOut, key: 'a2', waits: true });
    expect((await store.get('a2'))?.queued).not.toHaveProperty('error');
  });

  test('treats an anonymous session as signed out', async () => {
    const { outbox, save } = openOutbox();
    signIn('visitor', { user: Object({ uid: 'visitor', isAnonymous: true }) });
    await save(draftNamed('a1', { owner: null }));
    expect(await outbox.submit('a1', 'published')).toEqual({ ...signedOut, waits: false });
  });

  test('waits and reports `signed-out` if the service rejects the session', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    network.meets(401);
    expect(await outbox.submit('a1', 'published')).toEqual({ ...signedOut, waits: true });
    expect((await store.get('a1'))?.queued?.error).toBe('signed-out');
  });

  test('stores no error with the draft if the session changes during sending', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    network.decide(() => {
      signIn('bea');
      return 403;
    });
    expect(await outbox.submit('a1', 'published')).toEqual({ ...signedOut, waits: true });
    expect((await store.get('a1'))?.queued).not.toHaveProperty('error');
  });

  test("reads the stored byline if the session's byline is missing or outdated", async () => {
    const user = { ...smallestUser, name: 'Amina D.', username: 'amina-d' };
    const { network, outbox, save } = openOutbox({ documents: { 'users/amina': user } });
    signIn('amina', { profile: undefined });
    await save(draftNamed('a1'));
    await outbox.submit('a1', 'published');
    signIn();
    await save(draftNamed('a2'));
    // Refuse the request like the security rules, because the fake does not check the byline.
    network.meets(403);
    expect(await outbox.submit('a2', 'published')).toMatchObject({ done: true });
    for (const id of ['a1', 'a2']) {
      const { item } = (await network.reader.getMine(articles, id)) ?? {};
      expect(item).toMatchObject({ authorName: 'Amina D.', authorUsername: 'amina-d' });
    }
  });

  test('fails with `denied` if the byline is correct', async () => {
    const user = { ...smallestUser, name: 'Amina Diallo', username: 'amina-diallo' };
    const { network, outbox, save } = openOutbox({ documents: { 'users/amina': user } });
    await save(draftNamed('a1'));
    network.meets(403);
    expect(await outbox.submit('a1', 'published')).toMatchObject({ error: 'denied', waits: false });
  });

  test('fails for a new member without a profile', async () => {
    const { outbox, save } = openOutbox();
    signIn('amina', { profile: null });
    await save(draftNamed('a1'));
    expect(await outbox.submit('a1', 'published')).toMatchObject({ error: 'not-found', waits: false });
  });

  test.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ])('the draft waits if the code for sending does not load (online: %s)', async (online, error) => {
    const { network, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    const create = () => Promise.reject(new TypeError('Loading chunk 7 failed.'));
    replaceMemberData({ ...network, writer: { ...network.writer, create } });
    expect(await outbox.submit('a1', 'published')).toMatchObject({ error, waits: true });
  });

  test('reports the progress of the cover', async () => {
    const { outbox, save } = openOutbox();
    await save(draftNamed('a1', { values: toValues('Article a1', pictured('a picture')) }));
    const seen: unknown[] = [];
    const stop = outbox.sending.subscribe(() => seen.push(outbox.sending.get()));
    await outbox.submit('a1', 'published');
    const states = [undefined, 0.5, 1].map((sent) => ({ key: 'a1', sent }));
    expect(seen).toEqual([...states, undefined]);
    stop();
    await outbox.submit('a1', 'published');
    expect(seen).toHaveLength(4);
  });
});

describe('withdraw', () => {
  test('returns the draft for editing', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    network.meets(503);
    await outbox.submit('a1', 'published');
    const back = await outbox.withdraw('a1');
    expect(back).toEqual(await store.get('a1'));
    expect(back).not.toHaveProperty('queued');
    expect(hasQueuedFlag()).toBe(false);
    expect(await outbox.withdraw('a1')).toEqual(back);
  });

  test('waits only while that draft is being sent, not for other drafts', async () => {
    const { network, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    await save(draftNamed('a2'));
    let secondResult: unknown;
    let same: Promise<unknown> | undefined;
    network.during(async () => {
      secondResult ??= await outbox.withdraw('a2');
      same ??= outbox.withdraw('a1');
    });
    await outbox.submit('a1', 'published');
    expect(secondResult).toMatchObject({ key: 'a2' });
    expect(await same).toBeUndefined();
  });

  test('cancels a draft that is still waiting for another draft to be sent', async () => {
    const { network, store, outbox, save } = openOutbox();
    await save(draftNamed('a1'));
    await save(draftNamed('a2'));
    let waiting: Promise<unknown> | undefined;
    network.during(async () => {
      if (waiting) return;
      waiting = outbox.submit('a1', 'published');
      await waitFor(async () => expect((await store.get('a1'))?.queued).toBeDefined());
      await outbox.withdraw('a1');
    });
    await outbox.submit('a2', 'published');
    expect(await waiting).toEqual({ done: false, key: 'a1', error: 'cancelled', waits: false });
  });
});

test('a new draft that another tab sent first counts as sent if its item can be read', async () => {
  const { network, store, outbox, save } = openOutbox();
  await save(draftNamed('a1'));
  await createOutbox(createDraftStore()).submit('a1', 'published');
  await save(draftNamed('a1'));
  await save(draftNamed('a2'));
  jest.spyOn(store, 'get').mockResolvedValue(undefined);
  const sent = { kind: 'article', id: 'a1', title: 'Article a1', status: 'published' };
  expect(await outbox.submit('a1', 'published')).toEqual({ ...done, ...sent });
  const missing = { done: false, key: 'a2', error: 'not-found', waits: false };
  expect(await outbox.submit('a2', 'published')).toEqual(missing);
  network.meets('network');
  expect(await outbox.submit('a2', 'published')).toEqual(missing);
});

test('a new draft that another tab sent after this tab saved it counts as sent, but a change does not', async () => {
  const { network, outbox, save } = openOutbox();
  const saved = await save(draftNamed('a1'));
  await createOutbox(createDraftStore()).submit('a1', 'published');
  const missing = { done: false, key: 'a1', error: 'not-found', waits: false };
  const base = { status: 'published', version: 'v1' } as const;
  expect(await outbox.submit('a1', 'published', { ...saved, base })).toEqual(missing);
  expect(await outbox.submit('a1', 'published', saved)).toMatchObject({ ...done, id: 'a1', status: 'published' });
  network.meets('network');
  expect(await outbox.submit('a1', 'published', saved)).toEqual(missing);
});

test('the outbox of the page makes no requests if the device has no drafts', async () => {
  openOutbox();
  const stop = outboxOfPage.start();
  expect(outboxOfPage.sending.get()).toBeUndefined();
  stop();
});
