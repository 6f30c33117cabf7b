import { createHash } from 'node:crypto';
import { clearTimeout, setTimeout } from 'node:timers';
import { brotliCompressSync } from 'node:zlib';
import { mapLists, toListSegment } from '@adp/shared-data/lists';
import { hostileStrings, largest } from '@adp/shared-data/testing';
import { languages, toBase } from '@adp/shared-ui/languages';
import { buildShards, countedProperties, countItems, indexFiles } from '@adp/shared-ui/search-index';
import { indexedItem } from '@adp/shared-ui/testing/indexed-item';
import { article, at, event, now, opportunity, site, start } from '../discovery/testing/startDiscovery';

// The tests parse HTML with the browser environment, whose timers lack `unref()`.
Object.assign(globalThis, { setTimeout, clearTimeout });

const policy =
  /^default-src 'none'; style-src '(sha256-[^']+)'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/;
const folder = 'https://content.example/search/';
const segments = ['knowledge-products', 'articles', 'events', 'opportunities', 'products'];
const countries = [
  'KE',
  'GH',
  'NG',
  'RW',
  'ZA',
  'EG',
  'MA',
  'SN',
  'CI',
  'CM',
  'ET',
  'TZ',
  'UG',
  'ZM',
  'ZW',
  'TN',
  'DZ',
];
const paths = [
  ...segments.map((segment) => `/embed/${segment}`),
  ...mapLists.map((list) => `/embed/map/${toListSegment(list)}`),
  ...countedProperties.map((property) => `/embed/chart/${property}`),
];

const grant = (number: number) =>
  indexedItem(`o${number}`, {
    kind: 'opportunity',
    title: `Grant ${number}`,
    day: at(number).toISOString().slice(0, 10),
    countries: countries.slice(number),
    ...(number < 3 && { programme: 'apet' }),
  });

/** Starts a handler with a search index, whose counts the charts show. */
function open(
  documents: Readonly<Record<string, object>> = {},
  getIpAddress: () => string | undefined = () => undefined,
) {
  const items = countries.map((_, number) => grant(number));
  const files = indexFiles(
    buildShards(items, (text) => text.length),
    new Date(now),
    (text) => createHash('sha256').update(text).digest('hex').slice(0, 8),
    { counts: countItems(items) },
  );
  const index = start(documents, { searchIndex: folder, getIpAddress }, (url) => {
    const text = files.get(url.slice(folder.length));
    return url.startsWith(folder) ? new Response(text ?? null, { status: text === undefined ? 404 : 200 }) : undefined;
  });
  const read = async (path: string) => {
    const response = await index.get(path);
    const html = await response.text();
    return { response, html, page: new DOMParser().parseFromString(html, 'text/html') };
  };
  return { ...index, read };
}

const many = Object.fromEntries(
  Array.from({ length: 24 }, (_, number) => [
    `opportunities/o${number}`,
    {
      ...largest.opportunity,
      title: `Call ${createHash('sha256').update(String(number)).digest('base64')} for research`,
      provider: `Organisation ${createHash('sha256').update(`x${number}`).digest('base64')}`,
      deadlineKind: 'fixed',
      deadlineAt: at(number + 1),
      eligibleCountries: countries.slice(number % 12),
    },
  ]),
);

const getTexts = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** Replaces lone surrogates, which URLs and documents cannot contain. */
const toWellFormed = (text: string) => Buffer.from(text).toString();
const getLinks = (page: Document) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each(languages.map((language) => [language]))(
  'each embed in %s can be framed, and has no script, no file and no link that opens in the frame',
  async (language) => {
    const { read } = open(many);
    for (const path of paths) checkEmbed(language, await read(toBase(language) + path));
  },
);

type Read = Awaited<ReturnType<ReturnType<typeof open>['read']>>;

function checkEmbed(language: string, { response, html, page }: Read) {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const [, hash] = policy.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const style = page.querySelector('style')?.textContent ?? '';
  expect(hash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  expect(response.headers.has('x-frame-options')).toBe(false);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=15, s-maxage=15/);
  expect(html).not.toMatch(/<script|<img|<iframe|<form|<base|\son\w+=|\sstyle=|url\(|@import|@font-face|javascript:/i);
  // The class names of the map are those of its component in shared-ui.
  const classes = [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
  for (const name of new Set(classes)) expect(style).toMatch(new RegExp(`[.]${name}\\b`));
  const links = [...page.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.getAttribute('href')).toMatch(/^https:\/\/site\.example\//);
  }
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(`${site}${toBase(language)}/`);
  expect(html).not.toMatch(/\{\w+\}|undefined|Invalid Date|embed\.|map\.|charts\./);
}

test.each(['/embed/opportunities', '/embed/map/opportunities', '/ar/embed/map/opportunities', '/embed/chart/country'])(
  '%s has at most 15 kB',
  async (path) => {
    const { html, page } = await open(many).read(path);
    expect(page.querySelectorAll('li, tr').length).toBeGreaterThanOrEqual(17);
    expect(brotliCompressSync(html).length).toBeLessThan(15_000);
  },
);

test('a list shows 20 items with their facts, in the order of the list, and leads to the whole list', async () => {
  const { read } = open({
    ...many,
    'opportunities/soon': opportunity({ title: 'The next call', deadlineAt: at(0.5), provider: 'A fund' }),
  });
  const { page } = await read('/embed/opportunities?deadline=90');
  expect(page.querySelectorAll('.items > li')).toHaveLength(20);
  expect(page.querySelector('.items > li')?.textContent).toContain('The next call');
  expect(getTexts(page, '.items > li:first-child bdi')).toEqual(['Deadline: 1 March 2026', 'A fund']);
  expect(getTexts(page, 'h1, footer a')).toEqual([
    'Opportunities (filtered)',
    'African Digital Policy',
    'Show the whole list',
  ]);
  expect(getLinks(page).at(-1)).toBe(`${site}/opportunities?deadline=90`);
});

test('an event shows its days and place, and that it does not take place', async () => {
  const { read } = open({
    'events/a': event({
      title: 'A workshop',
      startsAt: new Date('2026-03-11T20:00:00Z'),
      endsAt: new Date('2026-03-12T21:00:00Z'),
      venue: { name: 'A hall', city: 'Nairobi', country: 'KE' },
      eventStatus: 'cancelled',
      sample: true,
    }),
  });
  const { page } = await read('/embed/events');
  expect(getTexts(page, '.facts bdi')).toEqual([
    'Cancelled',
    '11 – 12 March 2026',
    expect.stringContaining('Nairobi'),
    'Sample content',
  ]);
});

test('an embed is in the language of its path, with translated titles', async () => {
  const fr = { title: 'Des registres', summary: 'Ce que les registres apportent.' };
  const { read } = open({ 'articles/a': article({ lang: 'en', translations: { fr }, translatedInto: ['fr'] }) });
  const { page } = await read('/fr/embed/articles?lang=fr');
  const title = page.querySelector('.item');
  expect([title?.textContent, title?.getAttribute('lang'), title?.getAttribute('href')]).toEqual([
    fr.title,
    'fr',
    `${site}/fr/articles/a`,
  ]);
  expect(getTexts((await read('/pt/embed/articles')).page, '.facts bdi')).toContain('inglês');
});

test('an empty list says so', async () => {
  const { read } = open();
  expect(getTexts((await read('/embed/products')).page, 'main p')).toEqual(['This list is empty.']);
  const filtered = await read('/embed/products?pricing=free');
  expect(getTexts(filtered.page, 'main p')).toEqual(['Nothing matches these filters.']);
  expect(getTexts((await read('/embed/map/events')).page, 'figure > p')[0]).toBe(
    'No entry in this list has a country.',
  );
});

test('a map has the numbers of its list, and links that keep the other filters', async () => {
  const { read } = open({
    'events/a': event({ countries: ['KE'], themes: ['health'] }),
    'events/b': event({ countries: ['KE'], themes: ['energy'] }),
  });
  const { page } = await read('/embed/map/events?theme=health&country=GH');
  expect(getTexts(page, '.countries a')).toEqual(['Kenya: 1']);
  expect(page.querySelector('.countries a')?.getAttribute('href')).toBe(`${site}/events?country=KE&theme=health`);
  expect(getTexts(page, '[data-selected] title')).toEqual(['Ghana: 0']);
  expect(page.querySelectorAll('svg a')).toHaveLength(55);
  expect(getLinks(page).at(-1)).toBe(`${site}/events?theme=health`);
});

test('a chart has the numbers of the collection', async () => {
  const { page } = await open().read('/sw/embed/chart/kind');
  expect(getTexts(page, 'tr')).toEqual(['Fursa17']);
  const { page: byCountry } = await open().read('/embed/chart/country');
  expect(getTexts(byCountry, 'summary')).toEqual(['4 more rows']);
  expect(byCountry.querySelector('rect')?.getAttribute('width')).toBe('100%');
});

test("a programme's chart has the numbers of the programme, and leads to its page", async () => {
  const { page } = await open().read('/fr/embed/chart/kind?programme=apet');
  expect(getTexts(page, 'tr')).toEqual(['Opportunités3']);
  expect(getTexts(page, 'h1')).toEqual(['APET Par type']);
  expect(getLinks(page).at(-1)).toBe(`${site}/fr/apet#on-this-site`);
});

test.each([
  ['/embed/events?mode=nowhere', 400, 'The link contains an invalid filter: mode. Copy the code from the site again.'],
  ['/embed/events?page=2', 400, 'The link contains an invalid filter: page. Copy the code from the site again.'],
  ['/embed/events?after=x', 400, 'The link contains an invalid filter: after. Copy the code from the site again.'],
  [
    '/fr/embed/chart/kind?x=1',
    400,
    'Le lien contient un filtre non valide\u00a0: x. Copiez à nouveau le code sur le site.',
  ],
  ['/embed/people', 404, 'There is no list, map or chart at this link. Copy the code from the site again.'],
  ['/embed/map/articles', 404, 'There is no list, map or chart at this link. Copy the code from the site again.'],
  ['/embed/chart/kind/x', 404, 'There is no list, map or chart at this link. Copy the code from the site again.'],
])('%s answers with %i and the reason', async (path, status, reason) => {
  const { response, page } = await open().read(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(response.headers.get('content-security-policy')).toMatch(policy);
  expect(getTexts(page, 'main p')).toEqual([reason]);
});

test('a site without a search index has no charts, and failing data is reported with a time to try again', async () => {
  const { get, fail } = start();
  expect((await get('/embed/chart/kind')).status).toBe(404);
  fail(503);
  const response = await get('/embed/events');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.text()).toContain('The data is temporarily unavailable.');
});

test('nothing in a request is repeated as HTML', async () => {
  const { read } = open();
  const attacks = [
    ...hostileStrings,
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '</style><script>',
  ];
  const hostile = attacks.map((text) => encodeURIComponent(toWellFormed(text)));
  for (const text of hostile)
    for (const path of [
      `events?${text}=1`,
      `events?mode=${text}`,
      `events?author=${text}`,
      `${text}`,
      `map/${text}`,
      `chart/kind?x=${text}`,
    ]) {
      const { html, page, response } = await read(`/embed/${path}`);
      expect([path, page.querySelectorAll('script, img, iframe, svg, body style').length]).toEqual([path, 0]);
      expect(html).not.toContain('alert(');
      if (response.status !== 404) expect(response.headers.get('content-security-policy')).toMatch(policy);
    }
});

test('members cannot add HTML to an embed', async () => {
  const documents = hostileStrings.map((title, number) => [
    `articles/a${number}`,
    article({ title: `x ${toWellFormed(title)}`.slice(0, 100), authorName: `y ${toWellFormed(title)}`.slice(0, 60) }),
  ]);
  const { page, html } = await open(Object.fromEntries(documents)).read('/embed/articles');
  expect(page.querySelectorAll('.item').length).toBeGreaterThan(3);
  expect(page.querySelectorAll('script, img, iframe, svg, [onerror], [onload]')).toHaveLength(0);
  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

test('only embeds may be framed', async () => {
  const { get } = open(many);
  const others = [
    '/feeds/opportunities.atom',
    '/api/v1/opportunities',
    '/robots.txt',
    '/sitemap.xml',
    '/embedded',
    '/embed',
  ];
  for (const path of others)
    expect([path, (await get(path)).headers.get('content-security-policy') ?? '']).toEqual([
      path,
      expect.not.stringContaining('frame-ancestors *'),
    ]);
});

test('embeds share the cache and the rate limits of the data', async () => {
  const { get, requested } = open({ 'opportunities/a': opportunity() }, () => '192.0.2.1');
  await get('/api/v1/opportunities');
  requested();
  const { status, headers } = await get('/embed/opportunities');
  expect([status, requested()]).toEqual([200, []]);
  const init = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
  expect((await get('/embed/opportunities', init)).status).toBe(304);
  expect((await get('/embed/opportunities', { method: 'POST' })).status).toBe(405);
  const head = await get('/embed/opportunities', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (let number = 0; number < 600; number += 1) await get('/embed/nothing');
  const limited = await get('/embed/opportunities');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await limited.text()).toContain('Too many requests. Try again in a minute.');
});
