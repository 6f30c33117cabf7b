/** @jest-environment node */
import { createReader, type Programme, type ProgrammePageKey, programmePages, toStored } from '@adp/shared-data';
import { createProgrammeEditor, toWireFields } from '@adp/shared-data/testing';
import { createDeniedRequests, createFirestore, toFetch } from '@adp/local/testing';
import { readRules } from './testing/readRules';

const projectId = 'demo-programmes';
const config = { projectId, apiKey: 'none', origin: 'http://127.0.0.1' };
const key: ProgrammePageKey = { programme: 'ivm', lang: 'en' };
const at = new Date(Date.UTC(2026, 0, 5));

const write = (name: string): Programme => ({
  ...{ acronym: 'IVM', name, purpose: { text: 'It is for the tests.', sources: ['page'] } },
  sections: [{ id: 'what-it-is', title: 'What it is', statements: [{ text: 'It is small.', sources: ['page'] }] }],
  milestones: [{ date: '2016', endDate: '2018', title: 'It begins', sources: ['page'] }],
  publications: [],
  gaps: [],
  sources: { page: { title: 'A page', publisher: 'nepad.org', checkedOn: '2026-11-20' } },
});

async function open() {
  const firestore = createFirestore({
    ...{ projectId, rules: await readRules(), indexes: undefined },
    deniedRequests: createDeniedRequests(),
  });
  let isLost = false;
  const send = toFetch(firestore.service);
  const fetch = async (url: string, init: RequestInit) => {
    const answer = await send(url, init);
    if (isLost) throw new TypeError('Failed to fetch');
    return answer;
  };
  const as = (uid: string, claims: object) => {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const signedIn = { sub: uid, aud: projectId, email_verified: true, firebase: { sign_in_provider: 'password' } };
    const token = `${part({ alg: 'none' })}.${part({ ...signedIn, ...claims })}.`;
    return createProgrammeEditor(config, { fetch, getToken: () => Promise.resolve(token) });
  };
  return {
    amina: as('amina', { programmes: ['ivm'] }),
    kofi: as('kofi', { role: 'administrator' }),
    zuri: as('zuri', { programmes: ['apet'] }),
    readPage: () => createReader(config, { fetch }).get(programmePages, 'ivm_en'),
    put: (path: string, document: object) => firestore.put(path, toWireFields(toStored({ ...document }))),
    lose: (lost: boolean) => (isLost = lost),
  };
}

const publication = (name: string, revision: number, hasDraft = false) => ({
  ...{ key, uid: 'amina', content: write(name), revision, hasDraft },
});
const change = (version: string | null, more: object = {}) => ({
  ...{ key, uid: 'amina', content: { name: '' }, revision: 0, version, ...more },
});

test('what an editor publishes is public, and saved as a revision', async () => {
  const { amina, readPage } = await open();
  expect(await amina.read(key)).toEqual({ page: null, draft: null });
  await amina.publish(publication('First', 0));
  await amina.publish(publication('Second', 1));
  expect(await readPage()).toMatchObject({ revision: 2, publishedBy: 'amina', content: write('Second') });
  expect((await amina.listRevisions(key)).map(({ revision }) => revision)).toEqual([2, 1]);
  expect((await amina.readRevision(key, 1))?.content).toEqual(write('First'));
});

test('a draft is saved whatever is in it, and goes when it is published', async () => {
  const { amina, kofi } = await open();
  const first = await amina.saveDraft(change(null));
  await amina.saveDraft(change(first, { content: { name: 'A' } }));
  expect((await kofi.read(key)).draft?.item).toMatchObject({ content: { name: 'A' }, revision: 0, updatedBy: 'amina' });
  await amina.publish(publication('First', 0, true));
  expect((await amina.read(key)).draft).toBeNull();
});

test('only what is complete is planned', async () => {
  const { amina } = await open();
  const publishAt = new Date(Date.now() + 3_600_000);
  await expect(amina.saveDraft(change(null, { publishAt }))).rejects.toMatchObject({ code: 'invalid' });
  await amina.saveDraft(change(null, { publishAt, content: write('Soon') }));
  expect((await amina.read(key)).draft?.item.publishAt).toEqual(publishAt);
});

test('who has not seen the last revision, or the last draft, has a conflict and changes nothing', async () => {
  const { amina, kofi, readPage } = await open();
  await amina.publish(publication('First', 0));
  await expect(kofi.publish({ ...publication('Other', 0), uid: 'kofi' })).rejects.toMatchObject({ code: 'conflict' });
  expect(await readPage()).toMatchObject({ revision: 1, content: { name: 'First' } });
  await amina.saveDraft(change(null));
  await expect(kofi.saveDraft({ ...change(null, { content: {} }), uid: 'kofi' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a publication, or a draft, whose answer was lost is done once', async () => {
  const { amina, lose, readPage } = await open();
  lose(true);
  await expect(amina.publish(publication('First', 0))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(amina.saveDraft(change(null))).rejects.toMatchObject({ code: 'unavailable' });
  lose(false);
  await amina.publish(publication('First', 0));
  expect(await readPage()).toMatchObject({ revision: 1 });
  expect(await amina.saveDraft(change(null))).toBe((await amina.read(key)).draft?.version);
});

test('who is no editor of the programme is told so, and content that does not fit is not sent', async () => {
  const { amina, zuri } = await open();
  await expect(zuri.read(key)).rejects.toMatchObject({ code: 'denied' });
  await expect(amina.publish({ ...publication('x', 0) })).rejects.toMatchObject({ code: 'invalid', fields: ['name'] });
});

test('a page that does not fit is no page, and an editor does not write over it unseen', async () => {
  const { amina, put, readPage } = await open();
  put('programme_pages/ivm_en', {
    ...{ ...key, revision: 1, publishedBy: 'amina', publishedAt: at, updatedAt: at },
    content: { ...write('First'), sections: [] },
  });
  await expect(readPage()).rejects.toMatchObject({ code: 'unreadable' });
  await expect(amina.read(key)).rejects.toMatchObject({ code: 'unreadable' });
});

test('an editor learns the names of those who are in the directory, a reviewer of all whom members see', async () => {
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
