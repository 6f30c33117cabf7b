/** @jest-environment node */
import { Readable } from 'node:stream';
import { articleSchema } from '@adp/shared-data';
import { createFakeData, hostileStrings, largest, smallest } from '@adp/shared-data/testing';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { is } from 'valibot';
import type { HandlerOptions } from '../HandlerOptions';
import { createHandler } from '../handler';

const site = 'https://site.example';
const now = Date.parse('2026-03-01T08:00:00Z');
const day = 86_400_000;
const at = (days: number) => new Date(now + days * day);

interface Query {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly limit: number;
}

/** The handler over some documents, and what it reads of them. */
function start(documents: Readonly<Record<string, object>> = {}, options: Partial<HandlerOptions> = {}) {
  const data = createFakeData({ documents, now: () => now });
  const reads: { collection: string; limit: number }[] = [];
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    now: () => now,
    fetch: (url, init) => {
      const { structuredQuery: query } = JSON.parse(String(init.body ?? '{}')) as { structuredQuery?: Query };
      if (query) reads.push({ collection: query.from[0].collectionId, limit: query.limit });
      return data.fetch(url, init);
    },
    getAddress: (request) => request.headers.get('x-address') ?? undefined,
    ...options,
  });
  const get = (path: string, init: RequestInit = {}, origin = site) => handler(new Request(origin + path, init));
  const text = async (path: string) => {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  return { get, text, reads, fail: data.fail };
}

const article = (changes: object = {}) => ({ ...smallest.article, title: 'An article', ...changes });
const event = (changes: object = {}) => ({
  ...smallest.event,
  ...{ title: 'A workshop', startsAt: at(10), endsAt: at(10.1), timezone: 'Africa/Nairobi' },
  ...changes,
});
const opportunity = (changes: object = {}) => ({
  ...smallest.opportunity,
  ...{ title: 'A call', deadlineKind: 'fixed', deadlineAt: at(20), timezone: 'Etc/GMT+12', revision: 3 },
  ...changes,
});

describe('feeds', () => {
  test.each([
    ['articles', 'articles', article(), 'Articles'],
    ['events', 'events', event(), 'Events'],
    ['opportunities', 'opportunities', opportunity(), 'Opportunities'],
    ['products', 'products', { ...smallest.product, title: 'A product' }, 'Products'],
    [
      'knowledge-products',
      'knowledge_products',
      { ...smallest.knowledgeProduct, title: 'A report' },
      'Knowledge products',
    ],
  ])('a feed reader reads the feed of %s', async (segment, collection, document, name) => {
    const { text } = start({
      [`${collection}/one`]: document,
      [`${collection}/draft`]: { ...document, status: 'draft' },
    });
    const feed = parseFeed(await text(`/feeds/${segment}.atom`));
    expect(feed.title).toBe(`African Digital Policy: ${name}`);
    expect(feed.self).toBe(`${site}/feeds/${segment}.atom`);
    expect(feed.url).toBe(`${site}/${segment}`);
    expect(feed.items).toHaveLength(1);
    const [entry] = feed.items;
    expect(entry).toMatchObject({ id: `${site}/${segment}/one`, url: `${site}/${segment}/one`, title: document.title });
    expect(entry?.published).toEqual(new Date('2026-01-05T08:00:00Z'));
    expect(entry?.authors).toMatchObject([{ name: 'Sample Author', url: `${site}/sample-author` }]);
    expect(entry?.categories.map(({ term }) => term)).toEqual(['governance']);
  });

  test('an entry says when an event is and when an opportunity closes', async () => {
    const { text } = start({
      'events/one': event({ summary: 'Two days of hard work.' }),
      'opportunities/one': opportunity({
        summary: 'Papers on registries.',
        deadlineAt: new Date('2026-03-21T12:00:00Z'),
      }),
    });
    const summaries = async (kind: string) =>
      parseFeed(await text(`/feeds/${kind}.atom`)).items.map(({ description }) => description);
    expect(await summaries('events')).toEqual(['11 March 2026. Two days of hard work.']);
    expect(await summaries('opportunities')).toEqual(['Closes 20 March 2026. Papers on registries.']);
  });

  test('a feed has the filters of the list, and its own address with them', async () => {
    const { text, reads } = start({
      'articles/a': article({ themes: ['health'] }),
      'articles/b': article({ themes: ['energy'], countries: ['KE'] }),
      'articles/c': article({ themes: ['skills', 'energy'], countries: ['NG'] }),
    });
    const feed = parseFeed(await text('/feeds/articles.atom?theme=skills&theme=energy&country=KE&utm_source=x'));
    expect(feed.items.map(({ id }) => id)).toEqual([`${site}/articles/b`]);
    expect(feed.self).toBe(`${site}/feeds/articles.atom?theme=energy&theme=skills&country=KE`);
    expect(feed.title).toBe('African Digital Policy: Articles, some of them');
    expect(reads).toEqual([{ collection: 'articles', limit: 50 }]);
  });

  test('a feed is of what was published last; one of what closes soon is in that order', async () => {
    const { text } = start({
      'opportunities/far': opportunity({ deadlineAt: at(60), publishedAt: at(-1) }),
      'opportunities/soon': opportunity({ deadlineAt: at(3), publishedAt: at(-9) }),
      'opportunities/over': opportunity({ deadlineAt: at(-3), publishedAt: at(-5) }),
    });
    const ids = async (query: string) =>
      parseFeed(await text(`/feeds/opportunities.atom${query}`)).items.map(({ id }) => id?.split('/').at(-1));
    expect(await ids('')).toEqual(['far', 'over', 'soon']);
    expect(await ids('?state=closing')).toEqual(['soon']);
    expect(await ids('?deadline=90')).toEqual(['soon', 'far']);
  });

  test('the feed of an author is found by the name in the address', async () => {
    const { text } = start({
      'articles/a': article({ authorUid: 'u1', authorUsername: 'amina' }),
      'articles/b': article(),
      'profiles/amina': {
        ...{ uid: 'u1', name: 'Amina', languages: [], expertise: [], links: [], visibility: 'public', listed: true },
        createdAt: at(-100),
      },
    });
    const feed = parseFeed(await text('/feeds/articles.atom?author=amina'));
    expect(feed.items.map(({ id }) => id)).toEqual([`${site}/articles/a`]);
    expect(parseFeed(await text('/feeds/articles.atom?author=nobody')).items).toEqual([]);
  });

  test('an empty feed is a feed', async () => {
    const feed = parseFeed(await start().text('/feeds/products.atom?pricing=free'));
    expect([feed.items, feed.updated]).toEqual([[], new Date(now)]);
  });
});

/** What an independent parser finds in a calendar. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) };
}

describe('calendars', () => {
  test('the events to come and the last that are over, under the names of their own files', async () => {
    const { text, reads } = start({
      'events/later': event({ startsAt: at(30), endsAt: at(31), mode: 'hybrid' }),
      'events/next': event({ title: 'What is next', icsSequence: 4, eventStatus: 'cancelled' }),
      'events/over': event({ startsAt: at(-3), endsAt: at(-2) }),
    });
    const { calendar, events } = readCalendar(await text('/calendar/events.ics'));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('African Digital Policy: events');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
    expect(events.map(({ uid }) => uid)).toEqual(['over', 'next', 'later'].map((id) => `event-${id}@site.example`));
    expect(events[1]).toMatchObject({ sequence: 4, summary: 'What is next' });
    expect(events[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(reads.map(({ limit }) => limit)).toEqual([50, 21]);
    const filtered = readCalendar(await text('/calendar/events.ics?mode=hybrid&when=past'));
    expect(filtered.events.map(({ uid }) => uid)).toEqual(['event-later@site.example']);
  });

  test('the deadlines to come', async () => {
    const { text, reads } = start({
      'opportunities/soon': opportunity({ type: 'grant' }),
      'opportunities/job': opportunity({ type: 'job', deadlineAt: at(2) }),
      'opportunities/over': opportunity({ deadlineAt: at(-1) }),
      'opportunities/rolling': smallest.opportunity,
    });
    const { events } = readCalendar(await text('/calendar/deadlines.ics'));
    expect(events.map(({ uid, summary, sequence }) => [uid, summary, sequence])).toEqual([
      ['opportunity-job@site.example', 'Closes: A call', 3],
      ['opportunity-soon@site.example', 'Closes: A call', 3],
    ]);
    expect(events[1]?.endDate.toJSDate()).toEqual(at(20));
    expect(reads).toEqual([{ collection: 'opportunities', limit: 50 }]);
    const filtered = readCalendar(await text('/calendar/deadlines.ics?type=grant'));
    expect(filtered.events.map(({ uid }) => uid)).toEqual(['opportunity-soon@site.example']);
  });

  test('an empty calendar is a calendar', async () => {
    expect(readCalendar(await start().text('/calendar/events.ics')).events).toEqual([]);
  });
});

describe('for robots', () => {
  test('the index of the sitemap leads to parts of which each is read', async () => {
    const { text } = start({
      'articles/one': article({ updatedAt: at(-2) }),
      'articles/sample': article({ sample: true }),
      'articles/draft': article({ status: 'draft' }),
      'profiles/amina': {
        ...{ uid: 'u1', name: 'Amina', languages: [], expertise: [], links: [], visibility: 'public', listed: true },
        createdAt: at(-100),
      },
    });
    const parts = await parseSitemapIndex(Readable.from([await text('/sitemap.xml')]));
    const names = parts.map(({ url }) => url.replace(site, ''));
    expect(names).toEqual(
      ['pages', 'knowledge-products', 'articles', 'events', 'opportunities', 'products', 'people'].map(
        (part) => `/sitemaps/${part}.xml`,
      ),
    );
    const read = async (part: string) =>
      (await parseSitemap(Readable.from([await text(`/sitemaps/${part}.xml`)]))).map(({ url, lastmod }) => [
        url.replace(site, ''),
        lastmod,
      ]);
    for (const name of names) await text(name);
    expect(await read('pages')).toContainEqual(['/apet/areas-of-focus', undefined]);
    expect(await read('articles')).toEqual([['/articles/one', at(-2).toISOString()]]);
    expect(await read('people')).toEqual([['/amina', undefined]]);
  });

  test('a part is read 50 at a time and only as far as it goes', async () => {
    const documents = Array.from({ length: 120 }, (_, index) => [`articles/a${index}`, article()]);
    const { text, reads } = start(Object.fromEntries(documents));
    const urls = await parseSitemap(Readable.from([await text('/sitemaps/articles.xml')]));
    expect(new Set(urls.map(({ url }) => url)).size).toBe(120);
    expect(reads).toHaveLength(3);
  });

  test("robots find the sitemap on the site's own host and nothing on any other", async () => {
    const { get, text } = start();
    const own = await text('/robots.txt');
    expect(own).toContain('Sitemap: https://site.example/sitemap.xml');
    expect(own).toContain('Disallow: /settings');
    expect(own).not.toContain('Disallow: /\n');
    const preview = await get('/robots.txt', {}, 'https://site--preview-1.example');
    expect(await preview.text()).toBe('User-agent: *\nDisallow: /\n');
    const passedOn = await get('/robots.txt', { headers: { 'x-forwarded-host': 'site--preview-1.example' } });
    expect(await passedOn.text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('for other sites', () => {
  const documents = { 'articles/one': article({ authorName: 'Amina' }) };
  const ask = (query: string) => `/oembed.json?url=${encodeURIComponent(`${site}/articles/one`)}${query}`;

  test("an item's page describes itself for embedding", async () => {
    const found: unknown = JSON.parse(await start(documents).text(ask('')));
    expect(found).toMatchObject({
      ...{ version: '1.0', type: 'link', title: 'An article', author_name: 'Amina' },
      ...{ provider_url: `${site}/`, thumbnail_url: `${site}/cards/articles/one.png`, thumbnail_width: 1200 },
    });
    expect(JSON.parse(await start(documents).text(ask('&maxwidth=400')))).not.toHaveProperty('thumbnail_url');
  });

  test.each([
    ['/oembed.json', 404],
    ['/oembed.json?url=https://evil.example/articles/one', 404],
    [`/oembed.json?url=${site}.evil.example/articles/one`, 404],
    [`/oembed.json?url=${site}/articles/none`, 404],
    [`/oembed.json?url=${site}/people`, 404],
    [ask('&format=xml'), 501],
  ])('%s is answered with %s', async (path, status) => {
    expect((await start(documents).get(path)).status).toBe(status);
  });

  test('an item has a card with its title, the site one of its own; where none is painted there is none', async () => {
    const paint = jest.fn(() => Promise.resolve(new Uint8Array([1])));
    const { get } = start(documents, { paint });
    expect((await get('/cards/articles/one.png')).headers.get('content-type')).toBe('image/png');
    expect((await get('/cards/site.png')).status).toBe(200);
    expect(paint.mock.calls).toMatchObject([[{ title: 'An article', label: 'Article' }], [{ lang: 'en' }]]);
    expect((await get('/cards/articles/none.png')).status).toBe(404);
    expect((await start(documents).get('/cards/articles/one.png')).status).toBe(404);
  });
});

describe('answers', () => {
  test.each([
    '/',
    '/articles',
    '/feeds',
    '/feeds/people.atom',
    '/feeds/articles.rss',
    '/sitemaps/none.xml',
    '/calendar/x.ics',
  ])('%s is none of this', async (path) => {
    expect((await start().get(path)).status).toBe(404);
  });

  test('who has the answer gets none again, and nobody changes anything', async () => {
    const { get } = start({ 'articles/one': article() });
    const first = await get('/feeds/articles.atom');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('s-maxage=300');
    expect((await get('/feeds/articles.atom', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304);
    expect((await get('/feeds/articles.atom', { method: 'POST' })).status).toBe(405);
    expect(await (await get('/feeds/articles.atom', { method: 'HEAD' })).text()).toBe('');
  });

  test('many readers of a feed cost what one does', async () => {
    const { text, reads } = start({ 'articles/one': article() });
    await Promise.all(Array.from({ length: 100 }, () => text('/feeds/articles.atom')));
    for (let visit = 0; visit < 100; visit += 1) await text('/feeds/articles.atom?utm_source=x');
    expect(reads).toHaveLength(1);
  });

  test('who asks for everything is asked to wait', async () => {
    const { get } = start();
    const headers = { 'x-address': '192.0.2.1' };
    const statuses = new Set<number>();
    for (let visit = 0; visit < 130; visit += 1) {
      const { status } = await get(`/oembed.json?url=${site}/articles/a${visit}`, { headers });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });

  test('where the data does not answer it says so, for no cache to store', async () => {
    const { get, fail } = start();
    fail(503);
    const response = await get('/feeds/articles.atom');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

test('hostile texts stay texts in feeds, calendars and descriptions for embedding', async () => {
  const toArticle = (hostile: string) => {
    const title = [...hostile.replaceAll('\n', ' ')].slice(0, 150).join('');
    const names = { authorName: [...title].slice(0, 100).join(''), tags: [[...title].slice(0, 30).join('')] };
    return { ...largest.article, title, summary: `${title} `.padEnd(20, '.'), ...names };
  };
  // Others are refused before they are stored.
  const documents = [...hostileStrings, ']]></title>', 'a\u2028b</script>']
    .map(toArticle)
    .filter((one) => is(articleSchema, one));
  expect(documents.length).toBeGreaterThan(50);
  for (let first = 0; first < documents.length; first += 50) {
    const titles = documents.slice(first, first + 50);
    const { text } = start(
      Object.fromEntries(
        titles.flatMap((document, index) => [
          [`articles/a${index}`, document],
          [`events/e${index}`, event({ title: document.title, summary: document.summary })],
        ]),
      ),
    );
    const feed = parseFeed(await text('/feeds/articles.atom'));
    expect(feed.items).toHaveLength(titles.length);
    expect(new Set(feed.items.map(({ url }) => url?.startsWith(`${site}/articles/a`)))).toEqual(new Set([true]));
    const { events } = readCalendar(await text('/calendar/events.ics'));
    expect(events).toHaveLength(titles.length);
    for (const { component } of events) expect(component.getAllSubcomponents()).toEqual([]);
    const described = await text(`/oembed.json?url=${encodeURIComponent(`${site}/articles/a0`)}`);
    expect(JSON.parse(described)).toMatchObject({ type: 'link', provider_name: 'African Digital Policy' });
  }
});
