/** @jest-environment node */
import { renderPages, type PagesOptions } from './renderPages';

const options = (offline: boolean, more: Partial<PagesOptions['shell']> = {}): PagesOptions => ({
  site: {
    origin: 'https://site.example',
    registry: { apps: [{ name: 'a', origin: 'https://a.example', owns: ['/a'] }], social: {}, offline },
    edge: 'function',
  },
  locale: 'en',
  shell: {
    build: 'b-0123456789',
    js: ['shell.js'],
    css: [],
    fonts: [],
    identity: [],
    worker: ['sw.js', 'no-sw.js'],
    offline: ['offline.js', 'offline.css'],
    integrity: { 'offline.js': 'sha256-offline' },
    texts: ['offline.js'],
    ...more,
  },
  readFile: (file) => (file.endsWith('.json') ? `{"in":"${file}"}` : `// ${file}`),
  routes: [],
});

test('a site with offline support has the service worker and an app shell page in each language', () => {
  const pages = renderPages(options(true));
  expect(pages.get('/sw.js')).toBe('// sw.js');
  const english = pages.get('/builds/offline-en.html') ?? '';
  expect(english).toContain(
    '<link rel="preload" as="script" href="/b-0123456789/offline.js" integrity="sha256-offline" crossorigin>',
  );
  expect(english).toContain('<link rel="preload" as="style" href="/b-0123456789/offline.css" crossorigin>');
  expect(english).toContain('<div id="root"></div>');
  const french = pages.get('/builds/offline-fr.html') ?? '';
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain('id="texts">{"/b-0123456789/fr/offline.json":{"in":"fr/offline.json"}}<');
});

test('a site without offline support has the script that removes the service worker', () => {
  const pages = renderPages(options(false));
  expect(pages.get('/sw.js')).toBe('// no-sw.js');
  expect([...pages.keys()].filter((path) => path.includes('offline'))).toEqual([]);
});

test('an older shell has neither a service worker nor an app shell page', () => {
  expect(renderPages(options(true, { worker: [] })).has('/sw.js')).toBe(false);
});
