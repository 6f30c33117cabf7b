/** @jest-environment jsdom */
import { everyPageScript } from '../inlineParts';

const app = 'https://content.example';
const files = ['manifest.json', 'b-1/entry.js', 'b-1/list.js', 'b-1/article.js', 'b-1/article.css'].map(
  (file) => `${app}/${file}`,
);
const sums = ['', 'sha256-entry', 'sha256-list', 'sha256-article', 'sha256-style'];
/** Scripts that have texts: the page has those of the first. */
const texts = { fr: [2, 3] };
const pages = { '/articles': [0, 1, 2], '/articles/:id': [0, 1, 3, 4], '/articles/new/ones': [2], '/apet': [] };

/** What the page at `address` asks for, as what. */
function getRequested(address: string, html = ''): string[][] {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = html;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'hints';
  data.textContent = JSON.stringify({ files, sums, pages, texts });
  const inPage = document.createElement('script');
  inPage.type = 'application/json';
  inPage.id = 'texts';
  inPage.textContent = JSON.stringify({ [`${app}/b-1/fr/list.json`]: {} });
  document.head.append(data, inPage);
  // As the browser does with the script of the page.
  window.eval(everyPageScript);
  return [...document.head.querySelectorAll('link[rel=preload]')].map((link) => [
    String(Reflect.get(link, 'as')),
    link.getAttribute('href')?.replace(`${app}/`, '') ?? '',
  ]);
}

test("an item's page asks for the files of items' pages, each as what it is", () => {
  expect(getRequested('/articles/what-a-registry-is')).toEqual([
    ['fetch', 'manifest.json'],
    ['script', 'b-1/entry.js'],
    ['script', 'b-1/article.js'],
    ['fetch', 'b-1/fr/article.json'],
    ['style', 'b-1/article.css'],
  ]);
});

test.each(['/', '/people', '/amina', '/article', '/apet'])(
  '%s, of which nothing is known, asks for nothing',
  (address) => {
    expect(getRequested(address)).toEqual([]);
  },
);

test('a page whose HTML has its hints is left as it is', () => {
  const hint = `<link rel="preload" as="fetch" href="${app}/manifest.json">`;
  expect(getRequested('/articles', hint)).toHaveLength(1);
});

describe('the pages after this one', () => {
  const ask = (path: string, isLoaded = false) => globalThis.adpPreload?.(path, isLoaded);
  const requested = () =>
    [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')?.replace(`${app}/`, ''));

  test('are asked for when the shell says so, each file once', () => {
    expect(getRequested('/apet')).toEqual([]);
    ask('/articles');
    ask('/articles');
    ask('/articles/what-a-registry-is');
    expect(requested()).toEqual([
      ...['manifest.json', 'b-1/entry.js', 'b-1/list.js', 'b-1/article.js', 'b-1/fr/article.json'],
      'b-1/article.css',
    ]);
  });

  test('of an app that is loaded are requested without its manifest, which nothing would read', () => {
    getRequested('/apet');
    ask('/articles', true);
    expect(requested()).toEqual(['b-1/entry.js', 'b-1/list.js']);
  });

  test('have the hints of the page above where they are not known', () => {
    getRequested('/apet');
    ask('/articles/new/ones/of/it');
    expect(requested()).toEqual(['b-1/list.js']);
  });

  test('are asked for as what they are, those of other origins with CORS', () => {
    getRequested('/apet');
    ask('/articles');
    expect([...document.head.querySelectorAll('link')].map((link) => [link.rel, link.crossOrigin])).toEqual(
      ['preload', 'preload', 'preload'].map((rel) => [rel, 'anonymous']),
    );
  });

  test('are asked for with their hashes, which manifest and texts have none of', () => {
    getRequested('/apet');
    ask('/articles/what-a-registry-is');
    expect([...document.head.querySelectorAll('link')].map((link) => Reflect.get(link, 'integrity'))).toEqual([
      undefined,
      'sha256-entry',
      'sha256-article',
      undefined,
      'sha256-style',
    ]);
  });

  test.each(['/', '/articlesness', '/nowhere', '/constructor', '/__proto__', ''])(
    '%s, of which no file is known, asks for nothing',
    (path) => {
      getRequested('/apet');
      ask(path);
      expect(requested()).toEqual([]);
    },
  );
});

describe('nodes that are added to the content before it is hydrated', () => {
  const take = () => globalThis.adpTakeChanges?.() ?? [];

  test('are recorded until they are taken', async () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    getRequested('/apet');
    const main = document.querySelector('main');
    const [first, second, third] = ['x-a', 'x-b', 'x-c'].map((name) => document.createElement(name));
    main?.append(first ?? '');
    // The observer is called in a microtask.
    await Promise.resolve();
    main?.append(second ?? '');
    expect(take().flatMap(({ addedNodes }) => [...addedNodes])).toEqual([first, second]);
    main?.append(third ?? '');
    await Promise.resolve();
    expect(take()).toHaveLength(2);
  });
});
