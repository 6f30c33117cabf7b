/** @jest-environment node */
import { createReader } from '@adp/shared-data/client';
import { toStored } from '@adp/shared-data/fields';
import { type Programme, type ProgrammePageKey, programmePages } from '@adp/shared-data/programme-page';
import { createAdministrator } from '@adp/shared-data/administrator';
import { createProgrammeEditor, toWireFields } from '@adp/shared-data/testing';
import { createActions } from '@adp/functions';
import { createDeniedRequests, createFirestore, createMemberToken, toFetch } from '@adp/local-firebase/testing';
import { readRules } from './testing/readRules';

const projectId = 'demo-programmes';
const site = 'http://127.0.0.1';
const config = { projectId, apiKey: 'none', origin: site };
const key: ProgrammePageKey = { programme: 'ivm', lang: 'en' };
const at = new Date(Date.UTC(2026, 0, 5));

const write = (name: string): Programme => ({
  acronym: 'IVM',
  name,
  purpose: { text: 'It is for the tests.', sources: ['page'] },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources: ['page'] }] }],
  milestones: [{ date: '2016', endDate: '2018', title: 'It begins', sources: ['page'] }],
  publications: [],
  gaps: [],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
});

/** Returns the account that a token belongs to, like the account lookup of the identity service. */
function lookUp(_url: string, { body }: RequestInit): Promise<Response> {
  const { idToken } = JSON.parse(String(body)) as { readonly idToken: string };
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { sub, role, programmes } = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  const users = [{ localId: sub, customAttributes: JSON.stringify({ role, programmes }), emailVerified: true }];
  return Promise.resolve(Response.json({ users }));
}

/** Starts a database with the rules and the server's actions, and returns the operations of three editors. */
async function open() {
  const firestore = createFirestore({
    projectId,
    rules: await readRules(),
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
  });
  let isLost = false;
  const send = toFetch(firestore.service);
  const act = createActions({
    site,
    apiKey: 'none',
    administrator: createAdministrator(config, { token: 'owner', fetch: send }),
    accounts: { projectId, origin: site, fetch: lookUp, getToken: () => Promise.resolve('owner') },
  });
  const toAction = (path: string, { headers, ...init }: RequestInit) =>
    act(new Request(`${site}${path}`, { ...init, headers: { ...(headers as Record<string, string>), origin: site } }));
  const fetch = async (url: string, init: RequestInit) => {
    const answer = await (url.startsWith('/api/') ? toAction(url, init) : send(url, init));
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  };
  const as = (uid: string, claims: object) =>
    createProgrammeEditor(config, {
      fetch,
      getToken: () => Promise.resolve(createMemberToken(projectId, uid, claims)),
    });
  return {
    amina: as('amina', { programmes: ['ivm'] }),
    kofi: as('kofi', { role: 'administrator' }),
    zuri: as('zuri', { programmes: ['apet'] }),
    readPage: () => createReader(config, { fetch }).get(programmePages, 'ivm_en'),
    put: (path: string, document: object) => firestore.put(path, toWireFields(toStored({ ...document }))),
    lose: (lost: boolean) => (isLost = lost),
    /** Writes a document directly, as Amina, and returns the status of the response. */
    commit: async (path: string, document: object) => {
      const name = `projects/${projectId}/databases/(default)/documents/${path}`;
      const { status } = await send(`${site}/v1/projects/${projectId}/databases/(default)/documents:commit`, {
        method: 'POST',
        headers: { authorization: `Bearer ${createMemberToken(projectId, 'amina', { programmes: ['ivm'] })}` },
        body: JSON.stringify({ writes: [{ update: { name, fields: toWireFields(toStored({ ...document })) } }] }),
      });
      return status;
    },
  };
}

const publication = (name: string, revision: number, draftVersion: string | null = null) => ({
  key,
  content: write(name),
  revision,
  draftVersion,
});
const stored = (content: object, revision: number) => ({
  ...key,
  content,
  revision,
  publishedBy: 'amina',
  publishedAt: at,
  updatedAt: at,
});
const change = (version: string | null, more: object = {}) => ({
  key,
  uid: 'amina',
  content: { name: '' },
  revision: 0,
  version,
  ...more,
});

test('published content is public and saved as a revision', async () => {
  const { amina, readPage } = await open();
  expect(await amina.read(key)).toEqual({ revision: 0, page: null, isUnreadable: false, draft: null });
  await amina.publish(publication('First', 0));
  await amina.publish(publication('Second', 1));
  expect(await readPage()).toMatchObject({ revision: 2, publishedBy: 'amina', content: write('Second') });
  const { revisions, next } = await amina.listRevisions(key);
  expect([revisions.map(({ revision }) => revision), next]).toEqual([[2, 1], null]);
  expect((await amina.readRevision(key, 1))?.content).toEqual(write('First'));
});

test('a draft is saved even if it is incomplete, and is deleted when it is published', async () => {
  const { amina, kofi } = await open();
  const first = await amina.saveDraft(change(null));
  const second = await amina.saveDraft(change(first, { content: { name: 'A' } }));
  expect((await kofi.read(key)).draft?.item).toMatchObject({ content: { name: 'A' }, revision: 0, updatedBy: 'amina' });
  await amina.publish(publication('First', 0, second));
  expect((await amina.read(key)).draft).toBeNull();
});

test('only complete content can be scheduled', async () => {
  const { amina } = await open();
  const publishAt = new Date(Date.now() + 3_600_000);
  await expect(amina.saveDraft(change(null, { publishAt }))).rejects.toMatchObject({ code: 'invalid' });
  await amina.saveDraft(change(null, { publishAt, content: write('Soon') }));
  expect((await amina.read(key)).draft?.item.publishAt).toEqual(publishAt);
});

test('an editor whose revision or draft is out of date gets a conflict error and changes nothing', async () => {
  const { amina, kofi, readPage } = await open();
  await amina.publish(publication('First', 0));
  await expect(kofi.publish(publication('Other', 0))).rejects.toMatchObject({ code: 'conflict' });
  expect(await readPage()).toMatchObject({ revision: 1, content: { name: 'First' } });
  await amina.saveDraft(change(null));
  await expect(kofi.publish(publication('Other', 1))).rejects.toMatchObject({ code: 'conflict' });
  await expect(kofi.saveDraft({ ...change(null, { content: {} }), uid: 'kofi' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('repeating a publication or draft after a lost response stores it only once', async () => {
  const { amina, lose, readPage } = await open();
  lose(true);
  await expect(amina.publish(publication('First', 0))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(amina.saveDraft(change(null))).rejects.toMatchObject({ code: 'unavailable' });
  lose(false);
  await amina.publish(publication('First', 0));
  expect(await readPage()).toMatchObject({ revision: 1 });
  expect(await amina.saveDraft(change(null))).toBe((await amina.read(key)).draft?.version);
});

test('an editor of another programme cannot publish, and invalid content is not sent', async () => {
  const { amina, zuri } = await open();
  await expect(zuri.read(key)).rejects.toMatchObject({ code: 'denied' });
  await expect(zuri.publish(publication('First', 0))).rejects.toMatchObject({ code: 'denied' });
  await expect(amina.publish(publication('x', 0))).rejects.toMatchObject({
    code: 'invalid',
    fields: ['name: too-short'],
  });
});

test('an editor cannot publish by writing documents directly', async () => {
  const { commit, readPage } = await open();
  for (const path of ['programme_pages/ivm_en', 'programme_revisions/ivm_en/versions/1'])
    expect(await commit(path, stored(write('First'), 1))).toBe(403);
  expect(await readPage()).toBeNull();
});

describe('a stored page that no longer matches its schema', () => {
  const old = { ...write('Old'), sections: [] };

  test('is an error for readers, while editors see the last readable revision', async () => {
    const { amina, put, readPage } = await open();
    put('programme_pages/ivm_en', stored(old, 3));
    for (const [revision, content] of [old, write('Second'), old].entries())
      put(`programme_revisions/ivm_en/versions/${revision + 1}`, stored(content, revision + 1));
    await expect(readPage()).rejects.toMatchObject({ code: 'unreadable' });
    expect(await amina.read(key)).toMatchObject({
      revision: 3,
      isUnreadable: true,
      page: { revision: 2, content: write('Second') },
    });
    expect((await amina.listRevisions(key)).revisions).toHaveLength(3);
    await expect(amina.readRevision(key, 3)).rejects.toMatchObject({ code: 'unreadable' });
    await amina.publish(publication('Second', 3));
    expect(await readPage()).toMatchObject({ revision: 4 });
  });

  test.each([
    ['without a readable revision', {}, 3],
    ['without a valid number', { revision: 'three' }, 0],
  ])('can be replaced by publishing: %s', async (_, fields, revision) => {
    const { amina, put, readPage } = await open();
    put('programme_pages/ivm_en', { ...stored(old, 3), ...fields });
    expect(await amina.read(key)).toMatchObject({ revision, isUnreadable: true, page: null });
    await amina.publish(publication('Next', revision));
    expect(await readPage()).toMatchObject({ revision: revision + 1 });
  });

  test('gets the number of its newest revision if its own revision number is invalid', async () => {
    const { amina, put } = await open();
    put('programme_pages/ivm_en', { ...stored(old, 3), revision: 'three' });
    put('programme_revisions/ivm_en/versions/3', stored(old, 3));
    expect(await amina.read(key)).toMatchObject({ revision: 3, page: null });
  });
});

test('revisions are listed in pages, newest first', async () => {
  const { amina, put } = await open();
  for (let revision = 1; revision <= 70; revision += 1)
    put(`programme_revisions/ivm_en/versions/${revision}`, stored(write('Old'), revision));
  const first = await amina.listRevisions(key);
  expect([first.revisions.length, first.revisions[0]?.revision, first.next]).toEqual([50, 70, 21]);
  const { revisions, next } = await amina.listRevisions(key, 21);
  expect([revisions.length, revisions[0]?.revision, revisions.at(-1)?.revision, next]).toEqual([20, 20, 1, null]);
});

test('an editor can read the names of listed members, and a reviewer the names of all profiles visible to members', async () => {
  const { amina, kofi, put } = await open();
  put('profiles/zuri', { uid: 'zuri', name: 'Zuri', listed: true });
  put('profiles/nia', { uid: 'nia', name: 'Nia', listed: false });
  put('member_profiles/juma', { uid: 'juma', name: 'Juma', listed: false });
  const uids = ['zuri', 'nia', 'juma', 'nobody'];
  const zuri = { zuri: { name: 'Zuri', username: 'zuri' } };
  expect(await amina.readNames(uids, { isReviewer: false })).toEqual(zuri);
  expect(Object.keys(await kofi.readNames(uids, { isReviewer: true }))).toEqual(['nia', 'zuri', 'juma']);
  await expect(amina.readNames(uids, { isReviewer: true })).rejects.toMatchObject({ code: 'denied' });
});
