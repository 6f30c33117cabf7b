import {
  findBelongingPages,
  findFiles,
  findLaterNames,
  findPictures,
  findShell,
  hasContent,
  markMissing,
  markStored,
} from './html';

const html = `<!doctype html>
<html lang="fr" dir="ltr">
<head>
<link rel="icon" href='data:image/svg+xml,x'>
<link rel="manifest" href="/site.webmanifest">
<script type="waiting" fetchpriority="high" src="/b-0123456789/shell.js" integrity="sha256-a"></script>
<link as="script" href="https://app.example/b-abcdefabcd/entry.js" crossorigin>
<link as="style" href="https://app.example/b-abcdefabcd/list.css" crossorigin>
<style data-href="https://app.example/b-abcdefabcd/item.css">a{color:red}</style>
<script type="application/json" id="texts">{"/b-0123456789/fr/shell.json":{},"https://app.example/b-abcdefabcd/fr/list.json":{"t1":{"a":["\\u003c/script>"]}}}</script>
<script type="application/json" id="registry">{"apps":[{"name":"a","origin":"https://app.example","owns":["/a"]},{"name":"b","origin":null,"owns":["/b"]}],"contact":"$1"}</script>
</head>
<body><div id="root"></div></body></html>`;

test('the files of a page are those of builds that it names, and the lists that let their other files run', () => {
  expect(findFiles(html, 'https://site.example/fr/a')).toEqual([
    'https://site.example/b-0123456789/shell.js',
    'https://site.example/b-0123456789/integrity.json',
    'https://app.example/b-abcdefabcd/entry.js',
    'https://app.example/b-abcdefabcd/integrity.json',
    'https://app.example/b-abcdefabcd/list.css',
    'https://app.example/b-abcdefabcd/item.css',
    'https://site.example/b-0123456789/fr/shell.json',
    'https://site.example/b-0123456789/fr/integrity.json',
    'https://app.example/b-abcdefabcd/fr/list.json',
    'https://app.example/b-abcdefabcd/fr/integrity.json',
  ]);
});

test('a page names what it loads later', () => {
  expect(findLaterNames('<main><div class="a" data-later="markdown cite-">x</div></main>')).toEqual([
    'markdown',
    'cite-',
  ]);
  expect(findLaterNames(html)).toEqual([]);
});

test('the build of the shell that a page starts is known', () => {
  expect(findShell(html)).toBe('b-0123456789');
  expect(findShell('<html><script src="/other.js"></script></html>')).toBeUndefined();
});

test('a page with content is told from one without', () => {
  expect(hasContent(html)).toBe(false);
  expect(hasContent('<script type="application/json" id="page-data">{}</script>')).toBe(true);
});

test('a stored page has the time that it is from', () => {
  expect(markStored(html, '2026-11-23T06:00:00.000Z')).toContain(
    '<html data-stored="2026-11-23T06:00:00.000Z" lang="fr" dir="ltr">',
  );
});

test('a page that was never stored knows no app, and all else of its registry', () => {
  const marked = markMissing(html);
  expect(marked).toContain('<html data-stored="" lang="fr"');
  expect(marked).toContain(
    '{"apps":[{"name":"a","origin":null,"owns":["/a"]},{"name":"b","origin":null,"owns":["/b"]}],"contact":"$1"}',
  );
  expect(marked).toContain('https://app.example/b-abcdefabcd/entry.js');
});

test('the pages below a page are those of its main part that begin with its address, each once', () => {
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

test('with a programme belong the first twelve items that its page names, each once', () => {
  const toLinks = (count: number) =>
    Array.from({ length: count }, (_, index) => `<a href="/events/${index}">x</a><a href="/events/${index}#day">x</a>`);
  document.body.innerHTML = `
    <main>
      <a href="/cjed/countries">x</a><a href="/events?programme=cjed">x</a><a href="/about">x</a>
      <div data-site-items="">${toLinks(20).join('')}<a href="https://other.example/events/one">x</a></div>
    </main>`;
  const found = findBelongingPages(document, 'https://site.example/cjed');
  expect(found).toHaveLength(13);
  expect(found.slice(0, 2)).toEqual(['https://site.example/cjed/countries', 'https://site.example/events/0']);
  expect(found.at(-1)).toBe('https://site.example/events/11');
});

test('the pictures of a page are those of its main part that are files', () => {
  const page = `<img src="/logo.png"><main><img alt="" src="/v0/a?alt=media&amp;token=1"><img src="data:image/png;base64,x"><img
    src="/v0/a?alt=media&amp;token=1"></main>`;
  expect(findPictures(page, 'https://site.example/articles/one')).toEqual([
    'https://site.example/v0/a?alt=media&token=1',
  ]);
});
