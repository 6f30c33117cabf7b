import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData, readPageConfig } from '@adp/shared-data/testing';
import { storedProfile } from '../testing/members';
import { replaceData } from './data';
import { findProfile } from './profile';

const requested: string[] = [];
let answers: Record<string, readonly [status: number, body: object]> = {};
const published = { article: [], event: [], opportunity: [], product: [] };
const asOf = '2026-11-21T08:00:00.000Z';
const data = createFakeData({ documents: { 'profiles/amina': storedProfile() } });
const get = jest.spyOn(data.reader, 'get');
const getMine = jest.spyOn(data.reader, 'getMine');

beforeAll(() => readPageConfig());
beforeEach(() => {
  requested.length = 0;
  jest.clearAllMocks();
  replaceData(data);
  resetSession({ status: 'signed-out' });
  Object.assign(globalThis, {
    fetch: (path: string) => {
      requested.push(path);
      const [status, body] = answers[path] ?? [503, {}];
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
    },
  });
});
afterAll(() => replaceData(undefined));

test('the profile and its publications need one request to the endpoint and none to Firestore', async () => {
  answers = { '/api/v1/people/amina': [200, { item: { id: 'amina', createdAt: asOf }, published, asOf }] };
  const time = new Date(asOf);
  expect(await findProfile('amina')).toEqual({ profile: { id: 'amina', createdAt: time }, published, asOf: time });
  expect(requested).toHaveLength(1);
  expect(get).not.toHaveBeenCalled();
});

test('publications are shown in the reader’s language if they have been translated', async () => {
  const french = { id: 'b', title: 'Des puits', lang: 'fr' };
  const article = [{ ...french, id: 'a', translations: { en: { title: 'Wells', summary: 'Water.' } } }, french];
  answers = { '/api/v1/people/amina': [200, { item: { id: 'amina' }, published: { ...published, article }, asOf }] };
  const result = await findProfile('amina');
  expect('published' in result && result.published.article).toEqual([
    { id: 'a', title: 'Wells', summary: 'Water.', lang: 'fr', translation: { lang: 'en' } },
    french,
  ]);
});

test('a visitor without a session requests only public data', async () => {
  answers = { '/api/v1/people/amina': [404, { error: {} }] };
  expect(await findProfile('amina')).toEqual({ profile: null });
  expect([...get.mock.calls, ...getMine.mock.calls]).toEqual([]);
  resetSession({ status: 'signed-in' });
  await findProfile('amina');
  expect(requested).toHaveLength(2);
});

test('a former username is resolved to the current one', async () => {
  answers = { '/api/v1/people/old': [200, { renamedTo: 'amina', asOf }] };
  expect(await findProfile('old')).toEqual({ renamedTo: 'amina' });
});

test('two usernames that redirect to each other because of an outdated response are resolved', async () => {
  answers = {
    '/api/v1/people/old': [200, { renamedTo: 'amina', asOf }],
    '/api/v1/people/amina': [200, { renamedTo: 'old', asOf }],
  };
  expect(await findProfile('amina')).toMatchObject({ profile: { name: 'Amina Diallo' } });
});

test('if the endpoint fails, the data is read from Firestore', async () => {
  answers = {};
  expect(await findProfile('amina')).toMatchObject({ profile: { name: 'Amina Diallo' }, published });
  expect(await findProfile('nobody')).toEqual({ profile: null });
});
