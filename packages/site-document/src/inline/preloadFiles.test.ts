/** @jest-environment jsdom */
import { everyPageScript } from '../inlineParts';

const app = 'https://content.example';
const files = ['manifest.json', 'b-1/entry.js', 'b-1/list.js', 'b-1/article.js', 'b-1/article.css'].map(
  (file) => `${app}/${file}`,
);
const sums = ['', 'sha256-entry', 'sha256-list', 'sha256-article', 'sha256-style'];
/** Indexes of the scripts that have texts. The page already contains the texts of the first script. */
const texts = { fr: [2, 3] };
const pages = { '/articles': [0, 1, 2], '/articles/:id': [0, 1, 3, 4], '/articles/new/ones': [2], '/apet': [] };

/** Returns the URL and `as` of each preload on the page at `url`. */
function getRequested(url: string, html = ''): string[][] {
  window.history.replaceState(null, '', url);
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
  // Run the inline script as the browser does.
  window.eval(everyPageScript);
  return [...document.head.querySelectorAll('link[rel=preload]')].map((link) => [
    String(Reflect.get(link, 'as')),
    link.getAttribute('href')?.replace(`${app}/`, '') ?? '',
  ]);
}

test("an item's page preloads the files of its path pattern, with the right `as`", () => {
  expect(getRequested('/articles/what-a-registry-is')).toEqual([
    ['fetch', 'manifest.json'],
    ['script', 'b-1/entry.js'],
    ['script', 'b-1/article.js'],
    ['fetch', 'b-1/fr/article.json'],
    ['style', 'b-1/article.css'],
  ]);
});

test.each(['/', '/people', '/amina', '/article', '/apet'])('%s, which matches no pattern, preloads nothing', (url) => {
  expect(getRequested(url)).toEqual([]);
});

test("does not preload files again if the HTML already has the page's hints", () => {
  const hint = `<link rel="preload" as="fetch" href="${app}/manifest.json">`;
  expect(getRequested('/articles', hint)).toHaveLength(1);
});

describe('the next pages', () => {
  const preload = (path: string, isLoaded = false) => globalThis.adpPreload?.(path, isLoaded);
  const requested = () =>
    [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')?.replace(`${app}/`, ''));

  test('are preloaded when the shell calls the function, each file once', () => {
    expect(getRequested('/apet')).toEqual([]);
    preload('/articles');
    preload('/articles');
    preload('/articles/what-a-registry-is');
    expect(requested()).toEqual([
      ...['manifest.json', 'b-1/entry.js', 'b-1/list.js', 'b-1/article.js', 'b-1/fr/article.json'],
      'b-1/article.css',
    ]);
  });

  test('are preloaded without the manifest if the app is loaded', () => {
    getRequested('/apet');
    preload('/articles', true);
    expect(requested()).toEqual(['b-1/entry.js', 'b-1/list.js']);
  });

  test('use the hints of their parent path if they match no pattern', () => {
    getRequested('/apet');
    preload('/articles/new/ones/of/it');
    expect(requested()).toEqual(['b-1/list.js']);
  });

  test('are preloaded with the right `as`, and with CORS from other origins', () => {
    getRequested('/apet');
    preload('/articles');
    expect([...document.head.querySelectorAll('link')].map((link) => [link.rel, link.crossOrigin])).toEqual(
      ['preload', 'preload', 'preload'].map((rel) => [rel, 'anonymous']),
    );
  });

  test('are preloaded with their hashes, except manifests and texts', () => {
    getRequested('/apet');
    preload('/articles/what-a-registry-is');
    expect([...document.head.querySelectorAll('link')].map((link) => Reflect.get(link, 'integrity'))).toEqual([
      undefined,
      'sha256-entry',
      'sha256-article',
      undefined,
      'sha256-style',
    ]);
  });

  test.each(['/', '/articlesness', '/nowhere', '/constructor', '/__proto__', ''])(
    '%s, which has no files, preloads nothing',
    (path) => {
      getRequested('/apet');
      preload(path);
      expect(requested()).toEqual([]);
    },
  );
});

describe('nodes added to the content before it is hydrated', () => {
  const take = () => globalThis.adpTakeChanges?.() ?? [];

  test('are recorded until the records are taken', async () => {
    document.body.innerHTML = '<div id="root"><main></main></div>';
    getRequested('/apet');
    const main = document.querySelector('main');
    const [first, second, third] = ['x-a', 'x-b', 'x-c'].map((name) => document.createElement(name));
    main?.append(first ?? '');
    // The MutationObserver calls back in a microtask.
    await Promise.resolve();
    main?.append(second ?? '');
    expect(take().flatMap(({ addedNodes }) => [...addedNodes])).toEqual([first, second]);
    main?.append(third ?? '');
    await Promise.resolve();
    expect(take()).toHaveLength(2);
  });
});
