/** @jest-environment node */
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { article, at, site, start } from './testing/startDiscovery';

/** Starts a handler on a sitemap's stored files. Reads of documents are recorded. */
function startWithFiles(files: Readonly<Record<string, unknown>>, options: Parameters<typeof start>[1] = {}) {
  return start({}, options, (url) => {
    const [, name] = /sitemaps%2F([^?]+)/.exec(url) ?? [];
    if (name === undefined) return undefined;
    return name in files ? Response.json(files[name]) : new Response(null, { status: 404 });
  });
}

const languages = ['', '/fr', '/pt', '/ar', '/sw'];

describe('for robots', () => {
  test("the sitemap index names the apps' pages and each stored part, without reading documents", async () => {
    const listRoutes = () =>
      Promise.resolve([
        { path: '/apet', sitemap: true },
        { path: '/search', sitemap: false },
      ]);
    const changedAt = at(-1).toISOString();
    const files = {
      'index.json': {
        parts: { 'people-2026-01': { pages: 1, changedAt }, 'articles-2026-02': { pages: 1, changedAt } },
      },
      'articles-2026-02.json': [{ path: '/articles/one', languages: ['en'], lastmod: at(-2).toISOString() }],
      'people-2026-01.json': [{ path: '/amina' }],
    };
    const { text, requested } = startWithFiles(files, { listRoutes });
    const parts = await parseSitemapIndex(Readable.from([await text('/sitemap.xml')]));
    const names = parts.map(({ url }) => url.replace(site, ''));
    expect(names).toEqual(['pages', 'articles-2026-02-1', 'people-2026-01-1'].map((part) => `/sitemaps/${part}.xml`));
    expect(parts.map(({ lastmod }) => lastmod)).toEqual([undefined, changedAt, changedAt]);
    const read = async (part: string) =>
      (await parseSitemap(Readable.from([await text(`/sitemaps/${part}.xml`)]))).map(({ url, lastmod }) => [
        url.replace(site, ''),
        lastmod,
      ]);
    expect(await read('pages')).toEqual(languages.map((language) => [`${language}/apet`, undefined]));
    expect(await read('articles-2026-02-1')).toEqual([['/articles/one', at(-2).toISOString()]]);
    expect(await read('people-2026-01-1')).toEqual(languages.map((language) => [`${language}/amina`, undefined]));
    expect(requested()).toEqual([]);
  });

  test('the sitemap lists a page in each of its languages, with links between the languages', async () => {
    const page = { path: '/articles/one', languages: ['pt', 'fr'], lastmod: at(-2).toISOString() };
    const { text } = startWithFiles({ 'articles-2026-02.json': [page] });
    const urls = await parseSitemap(Readable.from([await text('/sitemaps/articles-2026-02-1.xml')]));
    const links = [
      { lang: 'fr', url: `${site}/fr/articles/one` },
      { lang: 'pt', url: `${site}/pt/articles/one` },
    ];
    expect(urls).toMatchObject(links.map(({ url }) => ({ url, lastmod: at(-2).toISOString(), links })));
  });

  test('a month with many items has several files, each far below the limits of search engines', async () => {
    const pages = Array.from({ length: 4_500 }, (_, number) => ({ path: `/articles/a${number}` }));
    const parts = { 'articles-2026-02': { pages: pages.length, changedAt: at(-1).toISOString() } };
    const { get, text } = startWithFiles({ 'index.json': { parts }, 'articles-2026-02.json': pages });
    const files = await parseSitemapIndex(Readable.from([await text('/sitemap.xml')]));
    expect(files).toHaveLength(3);
    const counts: number[] = [];
    const listed = new Set<string>();
    for (const { url } of files) {
      const body = await text(url.replace(site, ''));
      expect(body.length).toBeLessThan(10_000_000);
      const urls = [...body.matchAll(/<loc>([^<]+)</g)].map(([, location = '']) => location);
      counts.push(urls.length);
      for (const location of urls) listed.add(location);
    }
    expect(counts).toEqual([10_000, 10_000, 2_500]);
    expect(listed.size).toBe(5 * pages.length);
    for (const name of ['articles-2026-02-4', 'articles-2026-02-0', 'articles-2026-03-1', 'articles'])
      expect([name, (await get(`/sitemaps/${name}.xml`)).status]).toEqual([name, 404]);
  });

  test("without stored files, the sitemap index names only the apps' pages", async () => {
    const listRoutes = () => Promise.resolve([{ path: '/apet', sitemap: true }]);
    const body = await startWithFiles({}, { listRoutes }).text('/sitemap.xml');
    expect([...body.matchAll(/<loc>([^<]+)</g)].map(([, location]) => location)).toEqual([
      `${site}/sitemaps/pages.xml`,
    ]);
  });

  test.each([402, 429, 503])(
    'if the stored files respond with %i, the sitemap responds with 503, which caches do not store',
    async (failure) => {
      const { get } = start({}, {}, () => new Response(null, { status: failure }));
      for (const path of ['/sitemap.xml', '/sitemaps/articles-2026-02-1.xml']) {
        const { status, headers } = await get(path);
        expect([path, status, headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      }
    },
  );

  test('a variant of the URL redirects to the canonical URL, which caches store', async () => {
    const { get, requested } = startWithFiles({});
    const answer = await get('/sitemaps/people-2026-01-1.xml?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${site}/sitemaps/people-2026-01-1.xml`]);
    expect(requested()).toEqual([]);
  });

  test("robots.txt links to the sitemap on the site's own host and excludes robots from all other hosts", async () => {
    const routes = [
      { path: '/settings', private: true },
      { path: '/admin', private: true },
      { path: '/new', private: true },
    ];
    const { get, text } = start({}, { listRoutes: () => Promise.resolve(routes) });
    const live = await text('/robots.txt');
    expect(live).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(live).toContain('# https://site.example/api/v1/bulk/knowledge-products.jsonl.gz\n');
    const rules = live.split('\n');
    for (const page of ['/settings', '/fr/settings', '/ar/admin'])
      expect(rules).toEqual(expect.arrayContaining([`Disallow: ${page}$`, `Disallow: ${page}?`, `Disallow: ${page}/`]));
    // A plain `/new` would hide every member whose username starts with "new".
    expect(rules).not.toContain('Disallow: /new');
    expect(live).not.toContain('Disallow: /\n');
    const preview = await get('/robots.txt', {}, 'https://site--preview-1.example');
    expect(await preview.text()).toBe('User-agent: *\nDisallow: /\n');
    const forwarded = await get('/robots.txt', { headers: { 'x-forwarded-host': 'site--preview-1.example' } });
    expect(await forwarded.text()).toBe('User-agent: *\nDisallow: /\n');
    // Caches must not store a robots.txt for another host. Otherwise a client could exclude robots from the whole site
    // with this header.
    expect(forwarded.headers.get('cache-control')).toBe('no-store');
  });
});

describe('for other sites', () => {
  const documents = { 'articles/one': article({ authorName: 'Amina' }) };
  const toPath = (query: string) => `/oembed.json?url=${encodeURIComponent(`${site}/articles/one`)}${query}`;

  test('an item has an oEmbed description', async () => {
    const description: unknown = JSON.parse(await start(documents).text(toPath('')));
    expect(description).toMatchObject({
      version: '1.0',
      type: 'link',
      title: 'An article',
      author_name: 'Amina',
      provider_url: `${site}/`,
      thumbnail_width: 1200,
      thumbnail_url: expect.stringMatching(/[/]cards[/]articles[/]one[.]png[?]v=\w+$/) as string,
    });
    expect(JSON.parse(await start(documents).text(toPath('&maxwidth=400')))).not.toHaveProperty('thumbnail_url');
  });

  test('an item has an oEmbed description in each language', async () => {
    const url = encodeURIComponent(`${site}/fr/articles/one`);
    const description: unknown = JSON.parse(await start(documents).text(`/oembed.json?url=${url}`));
    expect(description).toMatchObject({
      title: 'An article',
      provider_name: 'Politique numérique africaine',
      provider_url: `${site}/fr/`,
      author_url: expect.stringContaining(`${site}/fr/`) as string,
    });
  });

  test('a translated item and its preview image have the title in the requested language', async () => {
    const renderImage = jest.fn(() => Promise.resolve(new Uint8Array([1])));
    const { get, text } = start(
      {
        'articles/one': article({
          translations: { fr: { title: 'Un article', summary: 'Ce que l’on sait de cet article.' } },
          translatedInto: ['fr'],
        }),
      },
      { renderImage },
    );
    const url = encodeURIComponent(`${site}/fr/articles/one`);
    const description: unknown = JSON.parse(await text(`/oembed.json?url=${url}`));
    const { title, thumbnail_url: image } = description as Readonly<Record<'title' | 'thumbnail_url', string>>;
    expect([title, image]).toEqual(['Un article', expect.stringMatching(/[/]one[.]png[?]lang=fr&v=\w+$/)]);
    await get(image.replace(site, ''));
    await get('/cards/site.png?lang=fr');
    expect(renderImage.mock.calls).toMatchObject([
      [{ title: 'Un article', label: 'Article', lang: 'fr', around: 'fr' }],
      [{ title: 'Politique numérique africaine', lang: 'fr', around: 'fr' }],
    ]);
  });

  test.each([
    ['/oembed.json', 404],
    ['/oembed.json?url=https://evil.example/articles/one', 404],
    [`/oembed.json?url=${site}.evil.example/articles/one`, 404],
    [`/oembed.json?url=${site}/articles/none`, 404],
    [`/oembed.json?url=${site}/people`, 404],
    [toPath('&format=xml'), 501],
  ])('%s has status %s', async (path, status) => {
    expect((await start(documents).get(path)).status).toBe(status);
  });

  test('items and the site have preview images, unless images cannot be rendered', async () => {
    const renderImage = jest.fn(() => Promise.resolve(new Uint8Array([1])));
    const { get } = start(documents, { renderImage });
    expect((await get('/cards/articles/one.png')).headers.get('content-type')).toBe('image/png');
    expect((await get('/cards/site.png')).status).toBe(200);
    expect(renderImage.mock.calls).toMatchObject([
      [{ title: 'An article', label: 'Article', around: 'en' }],
      [{ lang: 'en' }],
    ]);
    expect((await get('/cards/articles/one.png?lang=ar')).status).toBe(200);
    expect(renderImage.mock.lastCall).toMatchObject([{ title: 'An article', label: 'مقال', lang: 'en', around: 'ar' }]);
    expect((await get('/cards/articles/none.png')).status).toBe(404);
    expect((await start(documents).get('/cards/articles/one.png')).status).toBe(404);
  });
});

describe('responses', () => {
  test.each([
    '/',
    '/articles',
    '/feeds',
    '/feeds/people.atom',
    '/feeds/articles.rss',
    '/sitemaps/none.xml',
    '/calendar/x.ics',
  ])('%s is not found', async (path) => {
    expect((await start().get(path)).status).toBe(404);
  });

  test('a document that the client already has is not sent again, and other HTTP methods are rejected', async () => {
    const { get } = start({ 'articles/one': article() });
    const first = await get('/feeds/articles.atom');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=15, s-maxage=15, stale-while-revalidate=15');
    expect((await get('/feeds/articles.atom', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304);
    expect((await get('/feeds/articles.atom', { method: 'POST' })).status).toBe(405);
    expect(await (await get('/feeds/articles.atom', { method: 'HEAD' })).text()).toBe('');
  });

  test.each(['/feeds/articles.atom', '/calendar/events.ics', `/oembed.json?url=${site}/articles/one`])(
    'a change is visible at %s within a minute',
    async (path) => {
      const { get } = start({ 'articles/one': article() });
      const caching = (await get(path)).headers.get('cache-control') ?? '';
      const seconds = [...caching.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, each]) =>
        Number(each),
      );
      // Start with 30, because the cached change token may be 30 seconds old.
      expect(seconds.reduce((sum, each) => sum + each, 30)).toBeLessThanOrEqual(60);
    },
  );

  test('many readers of a feed share one read', async () => {
    const { text, reads } = start({ 'articles/one': article() });
    await Promise.all(Array.from({ length: 100 }, () => text('/feeds/articles.atom')));
    for (let visit = 0; visit < 100; visit += 1) await text('/feeds/articles.atom?utm_source=x');
    expect(reads).toHaveLength(1);
  });

  test('a client that sends too many requests is limited', async () => {
    const { get } = start();
    const headers = { 'x-address': '192.0.2.1' };
    const statuses = new Set<number>();
    for (let visit = 0; visit < 130; visit += 1) {
      const { status } = await get(`/oembed.json?url=${site}/articles/a${visit}`, { headers });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });

  test('while the data service fails, the response is a 503 that no cache stores', async () => {
    const { get, fail } = start();
    fail(503);
    const response = await get('/feeds/articles.atom');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
