/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articles } from '@adp/shared-data/article';
import { contentKinds, kindNames } from '@adp/shared-data/content';
import { users } from '@adp/shared-data/member';
import { createFakeData, createWriter, largest, smallest, smallestUser } from '@adp/shared-data/testing';
import openApi from '../../openapi.json' with { type: 'json' };
import { createHandler } from '../handler';
import type { Handler } from '../HandlerOptions';
import { toNodeListener } from '../toNodeListener';
import { toSchemaNames } from './describeSchemas';

interface Schema {
  readonly required: readonly string[];
  readonly properties: object;
}

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
const site = 'https://site.example';
const start = Date.parse('2026-11-21T08:00:00Z');
const hour = 3_600_000;
/** Fields without which the lists of events and opportunities omit a document. */
const upcoming = { endsAt: new Date(start + hour), deadlineAt: new Date(start + hour) };
const author = { uid: 'ada', username: 'sample-author', name: 'Sample Author' };

interface Body {
  readonly items: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly item: { readonly id: string; readonly title: string };
  readonly published?: Readonly<Record<string, readonly { readonly id: string; readonly source: string }[]>>;
  readonly next: string | null;
  readonly count: { readonly count: number; readonly capped: boolean } | null;
  readonly error: { readonly code: string; readonly parameter?: string };
}

/** A transport to a handler. Resolves to a function that sends requests through the transport. */
type Through = (handler: Handler) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const entries: readonly [string, Through][] = [
  ['directly', (handler) => Promise.resolve((path, init) => handler(new Request(site + path, init)))],
  [
    'as a Cloud Function, over HTTP',
    async (handler) => {
      const server = createServer((request, response) => void toNodeListener(handler, site)(request, response));
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
    },
  ],
];

/** Starts the API with `documents` and a controlled clock, and counts the requests to the data service. */
async function open(through: Through, documents: Readonly<Record<string, object>> = {}) {
  let time = start;
  const data = createFakeData({ documents, now: () => time });
  const reads: string[] = [];
  const handler = createHandler({
    site,
    data: config,
    now: () => time,
    fetch: (url, init) => {
      reads.push(url);
      return data.fetch(url, init);
    },
    getIpAddress: (request) => request.headers.get('x-address') ?? undefined,
  });
  const send = await through(handler);
  const get = (path: string, init?: RequestInit) => send(`/api/v1/${path}`, init);
  return {
    data,
    get,
    read: async (path: string) => (await (await get(path)).json()) as Body,
    wait: (milliseconds: number) => (time += milliseconds),
    /** Returns the number of requests to the data service since the last call. */
    reads: () => reads.splice(0).length,
  };
}

const manyArticles = (count: number, fields: (number: number) => object = () => ({})) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `articles/a${number}`,
      { ...largest.article, publishedAt: new Date(start - number * hour), ...fields(number) },
    ]),
  );

describe.each(entries)('%s', (_, through) => {
  test('a list has pages, a total, dates, licences and sources', async () => {
    const { read } = await open(through, manyArticles(30));
    const first = await read('articles');
    expect(first).toMatchObject({ count: { count: 30, capped: false } });
    expect(first.items).toHaveLength(12);
    expect(first.items[0]).toMatchObject({
      id: 'a0',
      licence: 'CC-BY-4.0',
      source: `${site}/articles/a0`,
      publishedAt: '2026-11-21T08:00:00.000Z',
    });
    expect(first.items[0]).not.toHaveProperty('body');
    const second = await read(`articles?after=${first.next}`);
    expect([second.items[0]?.id, second.count]).toEqual(['a12', null]);
    const third = await read(`articles?after=${second.next}`);
    expect([third.items.length, third.next]).toEqual([6, null]);
  });

  test.each(kindNames)(
    'responses with items of the kind %s have the fields described in openapi.json',
    async (kind) => {
      const { collection, segment } = contentKinds[kind];
      const { read } = await open(through, { [`${collection}/one`]: { ...largest[kind], ...upcoming } });
      const names = toSchemaNames(kind);
      const { items } = await read(segment);
      const { item } = await read(`${segment}/one`);
      for (const [name, fields] of [
        [names.listed, Object.keys(items[0] ?? {})],
        [names.item, Object.keys(item)],
      ] as const) {
        const { required, properties } = Object(Reflect.get(openApi.components.schemas, name)) as Schema;
        expect(fields).toEqual(expect.arrayContaining([...required]));
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(fields));
      }
    },
  );

  test("filters have the same names and values as in the page's URL, including the author's username", async () => {
    const { read } = await open(through, {
      ...manyArticles(20, (number) => ({
        themes: [number % 2 ? 'health' : 'skills'],
        authorUid: number < 3 ? 'ada' : 'eve',
      })),
      'profiles/sample-author': { ...smallestUser, uid: 'ada' },
      'profiles/former-name': { uid: 'ada', renamedTo: 'sample-author' },
    });
    const themed = await read('articles?theme=health&theme=energy');
    expect(themed.items.map(({ themes }) => themes)).toEqual(Array.from({ length: 10 }, () => ['health']));
    const ids = async (query: string) => (await read(`articles?${query}`)).items.map(({ id }) => id);
    expect(await ids('author=sample-author')).toEqual(['a0', 'a1', 'a2']);
    expect(await ids('author=former-name')).toEqual(['a0', 'a1', 'a2']);
    expect(await ids('author=nobody-here')).toEqual([]);
  });

  test.each([
    ['articles?colour=red', 'colour'],
    ['articles?theme=everything', 'theme'],
    ['articles?year=2024&year=2025', 'year'],
    ['articles?after=nonsense', 'after'],
    ['people?theme=health', 'theme'],
    ['articles/a1?q=x', 'q'],
  ])('%s is rejected with an error that contains the parameter', async (path, parameter) => {
    const { get } = await open(through, manyArticles(1));
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid-parameter', parameter } });
  });

  test('an item has all its fields, and a non-public item is not found', async () => {
    const { get, read } = await open(through, {
      'articles/shown': largest.article,
      'articles/draft': { ...smallest.article, status: 'draft', publishedAt: undefined },
    });
    expect((await read('articles/shown')).item).toMatchObject({ id: 'shown', body: largest.article.body });
    for (const path of ['articles/draft', 'articles/none', 'articles/a b', 'articles/shown/more', 'users/ada', ''])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('a request for several items returns them without bodies, and names those that are not public', async () => {
    const { get, read, reads } = await open(through, {
      ...manyArticles(3),
      'events/e1': { ...largest.event, ...upcoming },
      'articles/draft': { ...largest.article, status: 'draft' },
    });
    const path = 'items?id=articles/a0&id=events/e1&id=articles/draft&id=articles/none';
    const { items, missing } = (await read(path)) as Body & { readonly missing: readonly string[] };
    expect(items.map((item) => item['path'])).toEqual(['articles/a0', 'events/e1']);
    expect(items[0]).toMatchObject({ title: largest.article.title, source: `${site}/articles/a0` });
    expect(items[0]).not.toHaveProperty('body');
    expect(missing).toEqual(['articles/draft', 'articles/none']);
    expect((await get(path)).headers.get('cache-control')).toBe('private, max-age=60');
    reads();
    await read('articles/a0');
    expect(reads()).toBe(0);
    const many = Array.from({ length: 25 }, (_, index) => `id=articles/b${index}`);
    for (const invalid of ['items', 'items?id=users/a', `items?${many.join('&')}`])
      expect((await get(invalid)).status).toBe(400);
  });

  test('an item has its body as a tree, in which links to the site are paths', async () => {
    const body = `A **word**, [one](${site}/fr/events) and [two](javascript:x).`;
    const { read } = await open(through, { 'articles/one': { ...largest.article, body } });
    expect((await read('articles/one')).item).toMatchObject({
      body,
      bodyTree: [
        {
          tag: 'p',
          nodes: [
            ...['A ', { tag: 'strong', nodes: ['word'] }, ', ', { tag: 'a', href: '/fr/events', nodes: ['one'] }],
            ...[' and ', 'two', '.'],
          ],
        },
      ],
    });
    expect((await read('articles')).items[0]).not.toHaveProperty('bodyTree');
  });

  test('members are found by name and by former username', async () => {
    const { read } = await open(through, {
      'profiles/amina': { ...smallestUser, name: 'Amina Diallo', listed: true, visibility: 'public', uid: 'u1' },
      'profiles/kofi': { ...smallestUser, name: 'Kofi Mensah', listed: true, visibility: 'public', uid: 'u2' },
      'profiles/old-kofi': { uid: 'u2', renamedTo: 'kofi' },
    });
    expect((await read('people')).items.map(({ id }) => id)).toEqual(['amina', 'kofi']);
    expect((await read('people?q=MÉNSAH')).items.map(({ id }) => id)).toEqual(['kofi']);
    expect((await read('people/kofi')).item).toMatchObject({ id: 'kofi', name: 'Kofi Mensah' });
    expect(await read('people/old-kofi')).toEqual({ renamedTo: 'kofi', asOf: expect.any(String) });
    expect(await read('authors/old-kofi')).toMatchObject({ author: { username: 'kofi', name: 'Kofi Mensah' } });
    expect(await read('authors/nobody')).toMatchObject({ author: null });
    expect(await read('people/nobody')).toMatchObject({ error: { code: 'not-found' } });
  });

  test('a profile has the four newest published items of each kind', async () => {
    const { read } = await open(through, {
      ...manyArticles(6, () => ({ authorUid: 'u2' })),
      'profiles/kofi': { ...smallestUser, visibility: 'public', uid: 'u2' },
    });
    const { published } = await read('people/kofi');
    expect(published?.['article']?.map(({ id }) => id)).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(published?.['article']?.[0]).toMatchObject({ source: `${site}/articles/a0`, licence: 'CC-BY-4.0' });
    expect(published).toMatchObject({ event: [], opportunity: [], product: [] });
  });

  test('one read revalidates all profiles, and a change is visible to everyone within 30 seconds', async () => {
    const { data, read, reads, get, wait } = await open(through);
    const member = { ...smallestUser, name: 'Kofi Mensah', username: 'kofi', listed: true };
    data.signIn('u2');
    await data.writer.saveMember({ uid: 'u2', user: member, before: null });
    const names = async () => (await read('people')).items.map(({ name }) => name);
    expect(await names()).toEqual(['Kofi Mensah']);
    expect((await read('people/kofi')).item).toMatchObject({ name: 'Kofi Mensah' });
    wait(31_000);
    reads();
    expect([await names(), reads()]).toEqual([['Kofi Mensah'], 1]);
    const before = await data.reader.getMine(users, 'u2');
    await data.writer.saveMember({ uid: 'u2', user: { ...member, visibility: 'hidden', listed: false }, before });
    wait(31_000);
    expect([await names(), (await get('people/kofi')).status]).toEqual([[], 404]);
    const removal = { removedAt: new Date('2026-11-20T08:00:00.000Z'), reason: 'It is of somebody else.' };
    data.put('tombstones/profiles/items/kofi', removal);
    data.put('changes/profiles', { updatedAt: new Date(Date.UTC(2027, 0)) });
    wait(31_000);
    const hidden = await get('people/kofi');
    const error = { code: 'gone', removedAt: removal.removedAt.toISOString(), reason: removal.reason };
    expect([hidden.status, await hidden.json()]).toMatchObject([410, { error }]);
  });

  test('a stored item that does not match its schema is not found, and lists omit it', async () => {
    const { get, read } = await open(through, {
      'knowledge_products/whole': smallest.knowledgeProduct,
      'knowledge_products/odd': { ...smallest.knowledgeProduct, type: 'rumour', files: [{ url: 7 }] },
    });
    const answer = await get('knowledge-products/odd');
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    expect((await read('knowledge-products')).items.map(({ id }) => id)).toEqual(['whole']);
  });

  test('pages of all origins can read the API but cannot write', async () => {
    const { get } = await open(through, manyArticles(1));
    const answer = await get('articles', { headers: { origin: 'https://other.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get('articles', { method: 'OPTIONS' })).status).toBe(204);
    expect(await (await get('articles', { method: 'HEAD' })).text()).toBe('');
    expect((await get('articles', { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await get('openapi.json')).headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('a response that the client already has is not sent again, even if the data has been read again', async () => {
    const { get, wait } = await open(through, manyArticles(3));
    const etag = (await get('articles')).headers.get('etag') ?? '';
    wait(hour);
    const again = await get('articles', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('concurrent requests share one read', async () => {
    const { get, reads } = await open(through, manyArticles(30));
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('articles')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // The requests are for the change token of the collection, the list and the total.
    expect(reads()).toBe(3);
  });

  test('a response is current for 30 seconds, and is then revalidated with one read', async () => {
    const { get, reads, wait } = await open(through, manyArticles(30));
    const ages = async () => (await get('articles')).headers.get('age');
    await get('articles/a1');
    expect(await ages()).toBe('0');
    reads();
    wait(29_000);
    expect([await ages(), reads()]).toEqual(['29', 0]);
    wait(2_000);
    expect([await ages(), reads()]).toEqual(['0', 1]);
    expect((await get('articles/a1')).headers.get('cache-control')).toBe(
      'public, max-age=30, s-maxage=30, stale-while-revalidate=30',
    );
    expect(reads()).toBe(0);
    // Time-dependent lists change without a write.
    wait(10 * 60_000);
    await get('articles');
    expect(reads()).toBe(3);
  });

  test('a change is visible immediately with `fresh`, and to everyone within 30 seconds', async () => {
    const { data, read, get, wait } = await open(through, manyArticles(2));
    const ids = async (query = '') => (await read(`articles${query}`)).items.map(({ id }) => id);
    expect(await ids()).toEqual(['a0', 'a1']);
    data.signIn('ada');
    const fetch = data.fetch;
    const writer = createWriter(config, { fetch, getToken: () => Promise.resolve('ada'), now: () => wait(0) });
    const { title, summary, body, lang, themes, tags, countries, sources } = smallest.article;
    const draft = { title, summary, body, lang, themes, tags, countries, sources };
    const { version } = await writer.create(articles, { id: 'new', author, draft, status: 'published' });
    wait(1_000);
    expect(await ids()).toEqual(['a0', 'a1']);
    const mine = await get('articles?fresh=1');
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(((await mine.json()) as Body).items).toHaveLength(3);
    // The fresh read has also updated the cache for other requests.
    expect(await ids()).toHaveLength(3);
    expect((await get('articles/new')).status).toBe(200);
    await writer.changeStatus(articles, { id: 'new', version, from: 'published', to: 'archived' });
    wait(30_000);
    expect(await ids()).toEqual(['a0', 'a1']);
    const removed = await get('articles/new');
    expect([removed.status, await removed.json()]).toMatchObject([
      410,
      { error: { code: 'gone', removedAt: '2026-11-21T08:00:01.000Z' } },
    ]);
  });

  test('while the data service fails, stored responses are sent and all other requests get a 503', async () => {
    const { data, get, wait } = await open(through, manyArticles(2));
    await get('articles');
    data.fail(500);
    wait(45_000);
    const earlier = await get('articles');
    expect([earlier.status, earlier.headers.get('age')]).toEqual([200, '60']);
    const uncached = await get('events');
    expect([uncached.status, uncached.headers.get('retry-after'), uncached.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    data.fail(null);
    expect((await get('events')).status).toBe(200);
  });

  test('an IP address is limited to 600 requests a minute, 120 of which can read data and 30 can use `fresh`', async () => {
    const { get, reads, wait } = await open(through, manyArticles(2));
    const from = (address: string, path = 'articles') => get(path, { headers: { 'x-address': address } });
    const statuses = async (count: number, path: (number: number) => string) => {
      const answers: number[] = [];
      for (let number = 0; number < count; number += 1) answers.push((await from('one', path(number))).status);
      return answers.filter((status) => status === 200 || status === 404).length;
    };
    expect(await statuses(40, () => 'articles?fresh=1')).toBe(40);
    // The reads are the list, its change token, and the token again for each of thirty requests.
    expect(reads()).toBeLessThanOrEqual(32);
    expect(await statuses(200, (number) => `articles/x${number}`)).toBeLessThan(120);
    expect(await statuses(600, () => 'articles')).toBe(360);
    const refused = await from('one');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await from('two')).status).toBe(200);
    wait(60_000);
    expect((await from('one')).status).toBe(200);
  });
});
