import { contentKinds, kindNames } from '@adp/shared-data/content';
import { hostileStrings } from '@adp/shared-data/testing';
import { languages } from '@adp/shared-ui/languages';
import { createSiteUrls } from '../siteUrls';
import { toOpenSearch } from '../siteFiles';
import { toItem, toLargestItem } from '../testing/items';
import { pageHead, type Page } from './pageHead';
import { itemPage, listPage, otherPage, profilePage } from './pages';

const urls = createSiteUrls('https://site.example');
const kinds = kindNames;

/** Parses a head as browsers do. */
function read(page: Page) {
  const { head, body } = new DOMParser().parseFromString(`<head>${pageHead(page, urls).text}</head>`, 'text/html');
  const content = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const json = head.querySelector('script[type="application/ld+json"]')?.textContent;
  return {
    head,
    body,
    content,
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    things: json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  };
}

test.each(kinds)('the head of an item describes it for search engines and link previews: %s', (kind) => {
  const item = toItem(kind, { title: 'Data governance', summary: 'What was learned in five countries.' });
  const { content, title, canonical, things, head } = read(itemPage(item, urls));
  const url = `https://site.example/${contentKinds[kind].segment}/${item.id}`;
  expect([title, canonical]).toEqual(['Data governance · African Digital Policy', url]);
  expect(content('description')).toBe('What was learned in five countries.');
  expect(content('og:title')).toBe('Data governance');
  expect(content('og:url')).toBe(url);
  expect(content('og:image')).toMatch(
    new RegExp(`^https://site.example/cards/${contentKinds[kind].segment}/${item.id}[.]png[?]v=[0-9a-z]{1,7}$`),
  );
  expect(content('twitter:card')).toBe('summary_large_image');
  expect(content('article:published_time')).toBe('2026-01-05T08:00:00.000Z');
  expect(head.querySelector('link[type="application/json+oembed"]')?.getAttribute('href')).toBe(
    `https://site.example/oembed.json?url=${encodeURIComponent(url)}`,
  );
  expect(content('robots')).toBeUndefined();
  const breadcrumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.['itemListElement'];
  expect(breadcrumbs).toMatchObject([
    { position: 1, item: 'https://site.example/' },
    { position: 2, item: `https://site.example/${contentKinds[kind].segment}` },
    { position: 3, item: url, name: 'Data governance' },
  ]);
});

test('sample content is hidden from search engines', () => {
  const { content, things } = read(itemPage(toItem('event', { sample: true }), urls));
  expect(content('robots')).toBe('noindex');
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
});

test.each(kinds)('a list links to its feed, with the filters of its URL: %s', (kind) => {
  const { head, canonical } = read(listPage(kind, { programme: ['apet'] }, urls));
  const query = kind === 'product' ? '' : '?programme=apet';
  expect(canonical).toBe(`https://site.example/${contentKinds[kind].segment}${query}`);
  const feeds = [...head.querySelectorAll('link[rel=alternate][type]')].map((link) => link.getAttribute('href'));
  const calendars = { event: 'events', opportunity: 'deadlines' } as const;
  expect(feeds).toEqual([
    `https://site.example/feeds/${contentKinds[kind].segment}.atom${query}`,
    ...(kind === 'event' || kind === 'opportunity'
      ? [`https://site.example/calendar/${calendars[kind]}.ics${query}`]
      : []),
  ]);
});

test('the front page describes the site and its search', () => {
  const { things } = read(listPage('knowledgeProduct', {}, urls));
  expect(things[0]).toMatchObject({
    '@type': 'WebSite',
    url: 'https://site.example/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://site.example/search?q={search_term_string}' },
    },
  });
});

test.each([
  ['the home page', listPage('knowledgeProduct', {}, urls), 'https://site.example/opensearch.xml'],
  ['the search page', otherPage({ path: '/search', title: 'Search' }, urls), 'https://site.example/opensearch.xml'],
  ['a list page', listPage('article', {}, urls), undefined],
])('only pages with a search of the whole site link to the OpenSearch description: %s', (_, page, expected) => {
  const link = read(page).head.querySelector('link[rel=search][type="application/opensearchdescription+xml"]');
  expect(link?.getAttribute('href')).toBe(expected);
});

test('a programme page has the title and description rendered by its app', () => {
  const { title, content, canonical } = read(
    otherPage({ path: '/apet', title: 'APET', description: 'The panel.' }, urls),
  );
  expect([title, canonical, content('description')]).toEqual([
    'APET · African Digital Policy',
    'https://site.example/apet',
    'The panel.',
  ]);
});

const profile = {
  id: 'amina',
  uid: 'u1',
  name: 'Amina',
  languages: ['sw'],
  expertise: ['Energy'],
  links: ['https://a.example/'],
  ...({ visibility: 'public', listed: true, createdAt: new Date('2026-01-05T08:00:00Z'), company: 'Lab' } as const),
};

test("a member's page is a profile page", () => {
  const { things, content } = read(profilePage(profile, urls));
  expect(content('og:type')).toBe('profile');
  expect(content('description')).toBe('Profile of Amina on African Digital Policy.');
  expect(things[0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Amina', url: 'https://site.example/amina', worksFor: { name: 'Lab' } },
  });
  expect(things[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://site.example/' },
      { position: 2, item: 'https://site.example/amina', name: 'Amina' },
    ],
  });
});

describe("a member's picture", () => {
  const bucket = 'https://firebasestorage.googleapis.com/v0/b/adp.appspot.com/o';
  const getImage = (changes: object) => {
    const { things } = read(profilePage({ ...profile, ...changes }, urls));
    return Reflect.get(Object(things[0]?.['mainEntity']), 'image') as unknown;
  };
  const profileImageUrl = `${bucket}/pictures%2Fu1%2Fa.webp?alt=media`;

  test('is part of the structured data about the person', () => {
    expect(getImage({ profileImageUrl })).toBe(profileImageUrl);
  });

  test.each([
    ['the member has none', {}],
    ['it is in no member’s folder', { profileImageUrl: 'https://elsewhere.example/a.png' }],
    ['it is in another member’s folder', { profileImageUrl: profileImageUrl.replace('u1', 'u2') }],
    ['the account is new', { profileImageUrl, unapproved: true }],
  ])('is omitted if %s', (_, changes) => {
    expect(getImage(changes)).toBeUndefined();
  });
});

test.each([...hostileStrings, '</script><script>window.hit=1</script>', 'a\u2028b\u2029c'])(
  'hostile text stays text: %j',
  (hostile) => {
    const common = { title: hostile, summary: hostile, authorName: hostile, tags: [hostile] };
    const pages = [
      ...kinds.map((kind) => itemPage(toLargestItem(kind, common), urls)),
      profilePage({ ...profile, name: hostile, description: hostile, company: hostile, links: [] }, urls),
    ];
    const plain = itemPage(toLargestItem('article', { title: 'x', summary: 'x' }), urls);
    const { head: expected } = read(plain);
    for (const page of pages) {
      const { head, body, things } = read(page);
      expect(body.childNodes).toHaveLength(0);
      expect(things.length).toBeGreaterThan(0);
      const names = new Set([...head.children].map(({ tagName }) => tagName));
      expect(names).toEqual(new Set(['TITLE', 'META', 'LINK', 'SCRIPT']));
      expect(head.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    }
    const { head } = read(itemPage(toLargestItem('article', common), urls));
    const attributes = (of: Element) => [...of.children].map((child) => [child.tagName, ...child.getAttributeNames()]);
    expect(attributes(head)).toEqual(attributes(expected));
  },
);

test('the OpenSearch description is valid', () => {
  const document = new DOMParser().parseFromString(toOpenSearch(urls), 'application/xml');
  expect(document.documentElement.namespaceURI).toBe('http://a9.com/-/spec/opensearch/1.1/');
  expect(document.querySelector('ShortName')?.textContent.length).toBeLessThanOrEqual(16);
  const template = document.querySelector('Url[type="text/html"]')?.getAttribute('template');
  expect(template).toBe('https://site.example/search?q={searchTerms}');
  expect(document.querySelector('Language')?.textContent).toBe('en');
});

describe('in the languages of the site', () => {
  const inFrench = createSiteUrls('https://site.example', 'fr');
  const readFrench = (page: Page) =>
    new DOMParser().parseFromString(`<head>${pageHead(page, inFrench).text}</head>`, 'text/html').head;
  const attribute = (head: Element, selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);

  test('a page links to itself in each language', () => {
    const head = readFrench(listPage('event', { programme: ['apet'] }, inFrench));
    expect(attribute(head, 'link[rel=canonical]', 'href')).toBe('https://site.example/fr/events?programme=apet');
    expect(attribute(head, 'meta[property="og:locale"]', 'content')).toBe('fr_FR');
    const links = [...head.querySelectorAll('link[hreflang]')];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', 'https://site.example/events?programme=apet'],
      ['fr', 'https://site.example/fr/events?programme=apet'],
      ['pt', 'https://site.example/pt/events?programme=apet'],
      ['ar', 'https://site.example/ar/events?programme=apet'],
      ['sw', 'https://site.example/sw/events?programme=apet'],
      ['x-default', 'https://site.example/events?programme=apet'],
    ]);
  });

  test.each(languages)('the OpenSearch description is in the language of the search page: %s', (language) => {
    const inLanguage = createSiteUrls('https://site.example', language);
    const document = new DOMParser().parseFromString(toOpenSearch(inLanguage), 'application/xml');
    const getText = (name: string) => document.querySelector(name)?.textContent ?? '';
    const template = (type: string) => document.querySelector(`Url[type="${type}"]`)?.getAttribute('template');
    const base = language === 'en' ? '' : `/${language}`;
    expect([getText('Language'), getText('LongName')]).toEqual([language, inLanguage.text('site.name')]);
    expect(getText('Description')).toBe(inLanguage.text('search.description'));
    expect(getText('ShortName').length).toBeLessThanOrEqual(16);
    expect(getText('Image')).toBe('https://site.example/icon.svg');
    expect(template('text/html')).toBe(`https://site.example${base}/search?q={searchTerms}`);
    const address = `https://site.example/opensearch.xml${language === 'en' ? '' : `?lang=${language}`}`;
    expect(template('application/opensearchdescription+xml')).toBe(address);
    expect(otherPage({ path: '/search', title: 'a' }, inLanguage).search).toBe(address);
  });

  test.each([
    [{ programme: ['apet'] }, '?programme=apet&lang=fr', 'Événements', '?programme=apet', 'Events'],
    [{ lang: ['fr'] }, '?lang=fr', 'Événements'],
    [{ lang: ['pt'] }, '?lang=pt', 'Eventos'],
  ])('the titles of feeds are in the languages of the feeds: %o', (filters, ...expected) => {
    const head = readFrench(listPage('event', filters, inFrench));
    const read = (type: string) =>
      [...head.querySelectorAll(`link[rel=alternate][type="${type}"]`)].flatMap((link) => [
        link.getAttribute('href')?.replace(/^.*(?=[?])/, ''),
        /(Events|Événements|Eventos)/i
          .exec(link.getAttribute('title') ?? '')?.[0]
          .replace(/^[eé]/, (letter) => letter.toUpperCase()),
      ]);
    expect(read('application/atom+xml')).toEqual(expected);
    expect(read('text/calendar')).toEqual(expected);
  });

  test('a page hidden from search engines does not link to other languages', () => {
    const head = readFrench({ ...listPage('event', {}, inFrench), noIndex: true });
    expect(head.querySelectorAll('link[hreflang]')).toHaveLength(0);
  });
});
