/** @jest-environment node */
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const profile = { uid: 'u1', name: 'Amina Diallo', languages: [], expertise: [], links: [] };
const documents = {
  'articles/one': { ...smallest.article, title: 'Data governance' },
  'articles/two': {
    ...smallest.article,
    title: 'Skills',
    revision: 3,
    translations: { fr: { title: 'Les compétences', summary: 'Ce que l’on sait des compétences.' } },
    translatedInto: ['fr'],
  },
  'translations/articles_two_fr': {
    title: 'Les compétences',
    summary: 'Ce que l’on sait des compétences.',
    body: 'Le texte.',
    collection: 'articles',
    item: 'two',
    lang: 'fr',
    how: 'human',
    sourceRevision: 3,
    translatorUid: 'u1',
    translatorUsername: 'amina',
    translatorName: 'Amina Diallo',
    updatedAt: new Date('2026-02-05'),
  },
  'profiles/amina': { ...profile, visibility: 'public', listed: true, createdAt: new Date('2026-01-05') },
  'profiles/zola': {
    ...profile,
    links: ['https://shop.example/buy'],
    unapproved: true,
    visibility: 'public',
    listed: true,
    createdAt: new Date('2026-01-05'),
  },
  'profiles/amina-before': { uid: 'u1', renamedTo: 'amina' },
};

/** Starts a handler whose pages have the title "Shown", and counts the handler's reads. */
function start() {
  const data = createFakeData({ documents });
  let reads = 0;
  let time = Date.parse('2026-03-01T08:00:00Z');
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    now: () => time,
    fetch: (url, init) => {
      reads += 1;
      return data.fetch(url, init);
    },
    renderPage: async ({ url }, { describe } = {}) => new Response(await describe?.(new URL(url), { title: 'Shown' })),
  });
  const read = async (path: string) => (await handler(new Request(site + path))).text();
  const describe = async (path: string) => {
    const text = await read(path);
    return {
      title: /<title>(.*?) · /.exec(text)?.[1],
      canonical: /<link rel="canonical" href="(.*?)">/.exec(text)?.[1]?.replace(site, ''),
      types: [...text.matchAll(/"@type":"(Article|CollectionPage|WebSite|ProfilePage)"/g)].map(([, type]) => type),
    };
  };
  return {
    describe,
    read,
    fail: data.fail,
    reads: () => reads,
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

test.each([
  ['/articles/one', { title: 'Data governance', canonical: '/articles/one', types: ['Article'] }],
  ['/articles?theme=health&utm_source=x', { title: 'Articles', canonical: '/articles?theme=health', types: [] }],
  ['/articles?after=0.abc', { title: 'Articles', canonical: '/articles', types: [] }],
  ['/articles/', { title: 'Articles', canonical: '/articles', types: [] }],
  ['/fr/apet/', { title: 'Shown', canonical: '/fr/apet', types: [] }],
  ['/knowledge-products', { title: 'Knowledge products', canonical: '/knowledge-products', types: ['WebSite'] }],
  ['/amina', { title: 'Amina Diallo', canonical: '/amina', types: ['ProfilePage'] }],
  ['/apet/areas-of-focus', { title: 'Shown', canonical: '/apet/areas-of-focus', types: [] }],
  ['/about?x=1', { title: 'Shown', canonical: '/about', types: [] }],
  ['/articles/none', { title: 'Shown', canonical: '/articles/none', types: [] }],
  ['/amina-before', { title: 'Shown', canonical: '/amina-before', types: [] }],
])('%s is described by its data', async (path, expected) => {
  expect(await start().describe(path)).toEqual(expected);
});

test.each([
  ['/fr/articles/two', { title: 'Les compétences', canonical: '/fr/articles/two' }],
  ['/fr/articles/two?original', { title: 'Skills', canonical: '/articles/two' }],
  ['/pt/articles/two', { title: 'Skills', canonical: '/articles/two' }],
  ['/articles/two', { title: 'Skills', canonical: '/articles/two' }],
])("%s has the canonical URL of its text's language and links to its translations", async (path, expected) => {
  const { describe, read } = start();
  expect(await describe(path)).toMatchObject(expected);
  const links = [...(await read(path)).matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link);
  expect(links).toEqual([
    ['en', `${site}/articles/two`],
    ['fr', `${site}/fr/articles/two`],
    ['x-default', `${site}/articles/two`],
  ]);
});

test('structured data links originals and translations', async () => {
  const { read } = start();
  const readThing = async (path: string) => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await read(path)) ?? [];
    const { '@graph': things } = JSON.parse(json) as { readonly '@graph': readonly Record<string, unknown>[] };
    return things[0];
  };
  const [original, french] = [`${site}/articles/two#article`, `${site}/fr/articles/two#article`];
  expect(await readThing('/fr/articles/two')).toMatchObject({
    '@id': french,
    inLanguage: 'fr',
    headline: 'Les compétences',
    translationOfWork: { '@id': original, inLanguage: 'en', name: 'Skills' },
    translator: { '@type': 'Person', name: 'Amina Diallo' },
  });
  expect(await readThing('/articles/two')).toMatchObject({
    '@id': original,
    inLanguage: 'en',
    workTranslation: [{ '@id': french, inLanguage: 'fr', name: 'Les compétences' }],
  });
});

test("structured data contains no URLs from a new account's profile", async () => {
  const { read } = start();
  expect(await read('/zola')).toContain('"@type":"ProfilePage"');
  expect(await read('/zola')).not.toContain('shop.example');
});

test('descriptions are cached, and if the data service fails, a page is described by its own texts', async () => {
  const { describe, fail, reads } = start();
  await describe('/articles/one');
  const first = reads();
  for (let visit = 0; visit < 20; visit += 1) await describe('/articles/one');
  expect(reads()).toBe(first);
  fail(503);
  expect(await describe('/products/other')).toMatchObject({ title: 'Shown', canonical: '/products/other' });
});

test('one read revalidates the description of a profile in all languages', async () => {
  const { describe, reads, wait } = start();
  const languages = ['', '/fr', '/pt', '/ar', '/sw'];
  for (const language of languages) await describe(`${language}/amina`);
  const first = reads();
  wait(31_000);
  for (const language of languages) await describe(`${language}/amina`);
  // The reads include the notices that all pages show.
  expect(reads() - first).toBe(2);
});
