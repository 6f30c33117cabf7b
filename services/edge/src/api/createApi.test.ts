/** @jest-environment node */
import { contentKinds, kindNames } from '@adp/shared-data/content';
import { users } from '@adp/shared-data/member';
import { largest, smallest, smallestUser } from '@adp/shared-data/testing';
import openApi from '../../openapi.json' with { type: 'json' };
import { toSchemaNames } from './describeSchemas';
import { entries, manyArticles, open, site, type Body, upcoming } from './testing/startApi';

interface Schema {
  readonly required: readonly string[];
  readonly properties: object;
}

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

  test.each(kindNames)('all items of the kind %s are in a file, to which caches redirect for an hour', async (kind) => {
    const { get, reads } = await open(through);
    const name = `${contentKinds[kind].segment}.jsonl.gz`;
    const { status, headers } = await get(`bulk/${name}`, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control'), reads()]).toEqual([
      302,
      `https://fake.invalid/v0/b/demo-fake.appspot.com/o/bulk%2F${name}?alt=media`,
      'public, max-age=3600',
      0,
    ]);
  });

  test('a list has the small size of covers, and an item the large size', async () => {
    const toUrl = (name: string) => `https://fake.invalid/v0/b/demo-fake/o/images%2Fada%2F${name}.webp?alt=media`;
    const cover = { alt: 'A port', width: 1600, height: 900, bytes: 9 };
    const urls = [toUrl('two_large'), toUrl('one')];
    const { read } = await open(
      through,
      manyArticles(3, (number) => {
        const url = urls[number];
        return url === undefined ? {} : { cover: { ...cover, url } };
      }),
    );
    const { items } = await read('articles');
    expect(items.map((item) => item['cover'])).toEqual([{ url: toUrl('two_small') }, undefined, undefined]);
    expect((await read('articles/a0')).item).toMatchObject({ cover: { ...cover, url: toUrl('two_large') } });
  });

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
      'profiles/kofi': {
        ...smallestUser,
        name: 'Kofi Mensah',
        listed: true,
        visibility: 'public',
        uid: 'u2',
        languages: ['sw'],
        expertise: ['Trade'],
      },
      'profiles/old-kofi': { uid: 'u2', renamedTo: 'kofi' },
    });
    expect((await read('people')).items.map(({ id }) => id)).toEqual(['amina', 'kofi']);
    expect((await read('people?q=MÉNSAH')).items.map(({ id }) => id)).toEqual(['kofi']);
    for (const filters of ['language=sw', 'expertise=Trade', 'language=sw&expertise=Trade', 'q=trade&language=sw'])
      expect((await read(`people?${filters}`)).items.map(({ id }) => id)).toEqual(['kofi']);
    expect((await read('people?language=fr&expertise=Trade')).items).toEqual([]);
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
    data.put('changes/profiles/marks/0', { updatedAt: new Date(Date.UTC(2027, 0)) });
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
});
