import { readBlock, toBlock } from '@adp/site-document/pageResources';
import { findBelongingPages, listFiles, listPictures, markUnavailable, markStored, readDocument } from './html';

const registry = {
  apps: [
    { name: 'a', origin: 'https://app.example', owns: ['/a'] },
    { name: 'b', origin: null, owns: ['/b'] },
  ],
  contact: '</script>$1',
};
const html = `<!doctype html>
<html lang="fr" dir="ltr">
<head>
<link as="script" href="https://app.example/b-abcdefabcd/entry.js" crossorigin>
${toBlock('registry', JSON.stringify(registry))}
</head>
<body><div id="root"></div></body></html>`;

test('lists build files and the lists of hashes for these files', () => {
  const files = [
    '/b-0123456789/shell.js',
    '/b-0123456789/font.woff2',
    'https://app.example/manifest.json',
    'https://app.example/b-abcdefabcd/entry.js',
    'https://app.example/b-abcdefabcd/list.css',
    '/b-0123456789/fr/shell.json',
    'https://app.example/b-abcdefabcd/fr/list.json',
  ];
  expect(listFiles({ files }, 'https://site.example/fr/a')).toEqual([
    'https://site.example/b-0123456789/shell.js',
    'https://site.example/b-0123456789/integrity.json',
    'https://site.example/b-0123456789/font.woff2',
    'https://app.example/b-abcdefabcd/entry.js',
    'https://app.example/b-abcdefabcd/integrity.json',
    'https://app.example/b-abcdefabcd/list.css',
    'https://site.example/b-0123456789/fr/shell.json',
    'https://site.example/b-0123456789/fr/integrity.json',
    'https://app.example/b-abcdefabcd/fr/list.json',
    'https://app.example/b-abcdefabcd/fr/integrity.json',
  ]);
});

test('lists each picture with a URL once', () => {
  const pictures = ['/v0/a?alt=media&token=1', '/v0/a?alt=media&token=1', 'data:image/png;base64,x', 'blob:x'];
  expect(listPictures({ pictures }, 'https://site.example/articles/one')).toEqual([
    'https://site.example/v0/a?alt=media&token=1',
  ]);
});

test('reads the resources of the open page from its elements', () => {
  document.body.innerHTML = `<script src="/b-0123456789/shell.js"></script><script type="retry" src="/b-0123456789/shell.js?retry"></script>
    <link rel="preload" href="/b-0123456789/font.woff2"><style data-href="/b-0123456789/item.css"></style>
    <script type="application/json" id="texts">{"/b-0123456789/fr/shell.json":{}}</script>
    <img src="/logo.png"><main><div data-later="markdown cite-"></div><img srcset="/v0/small 480w, /v0/a 1600w" src="/v0/a"></main>`;
  expect(readDocument(document)).toEqual({
    files: [
      '/b-0123456789/shell.js',
      '/b-0123456789/font.woff2',
      '/b-0123456789/item.css',
      '/b-0123456789/fr/shell.json',
    ],
    later: ['markdown', 'cite-'],
    pictures: ['/v0/a', '/v0/small', '/v0/a'],
  });
});

test('marks a stored page with the time when it was stored', () => {
  expect(markStored(html, '2026-11-23T06:00:00.000Z')).toContain(
    '<html data-stored="2026-11-23T06:00:00.000Z" lang="fr" dir="ltr">',
  );
});

test('removes the apps from the registry of an unavailable page', () => {
  const marked = markUnavailable(html);
  expect(marked).toContain('<html data-stored="" lang="fr"');
  expect(readBlock(marked, 'registry')).toEqual({
    ...registry,
    apps: registry.apps.map((app) => ({ ...app, origin: null })),
  });
  expect(readBlock(markUnavailable(html, '/fr'), 'registry')).toMatchObject({ base: '/fr' });
  expect(marked).toContain('https://app.example/b-abcdefabcd/entry.js');
});

test('finds pages below the current page that its main part links to, each once', () => {
  document.body.innerHTML = `
    <a href="/articles/in-the-header">x</a>
    <main>
      <a href="/articles/one">x</a><a href="/articles/one#part">x</a><a href="https://site.example/articles/two">x</a>
      <a href="/articles?after=1">x</a><a href="/articles">x</a><a href="/events/three">x</a>
      <a href="https://other.example/articles/four">x</a><a href="/articles/five?x=1">x</a>
    </main>`;
  expect(findBelongingPages(document, 'https://site.example/articles?theme=health')).toEqual([
    'https://site.example/articles/one',
    'https://site.example/articles/two',
  ]);
});

test("adds the first twelve items that a programme's page names, without duplicates", () => {
  const toLinks = (count: number) =>
    Array.from({ length: count }, (_, index) => `<a href="/events/${index}">x</a><a href="/events/${index}#day">x</a>`);
  document.body.innerHTML = `
    <main>
      <a href="/cjed/countries">x</a><a href="/events?programme=cjed">x</a><a href="/about">x</a>
      <div data-site-items="">${toLinks(20).join('')}<a href="https://other.example/events/one">x</a></div>
    </main>`;
  const pages = findBelongingPages(document, 'https://site.example/cjed');
  expect(pages).toHaveLength(13);
  expect(pages.slice(0, 2)).toEqual(['https://site.example/cjed/countries', 'https://site.example/events/0']);
  expect(pages.at(-1)).toBe('https://site.example/events/11');
});
