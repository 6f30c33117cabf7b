/** @jest-environment node */
import { createHtml } from './renderPages';

const shell = {
  build: 'b-0123456789',
  js: ['shell.js'],
  css: ['shell.css'],
  fonts: ['font.woff2'],
  identity: [],
  integrity: { 'shell.js': 'sha256-english', 'integrity.json': 'sha256-list' },
  languages: { fr: { 'shell.js': 'sha256-french', 'integrity.json': 'sha256-liste' } },
};
const registry = { apps: [], social: {} };
const site = { origin: 'https://site.example', registry };
const file = (name: string, languages?: Record<string, string>) => ({
  as: 'script' as const,
  href: `https://tiny.example/b-aaaaaaaaaa/${name}`,
  integrity: 'sha256-en',
  ...(languages && { languages }),
});
const routes = [{ path: '/tiny/:id', hints: [file('entry.js', { fr: 'sha256-fr' }), file('other.js')] }];

const create = (locale: string) =>
  createHtml({ site, shell, routes, locale, readStyle: () => '@font-face{src:url(font.woff2)}' }).whole;

test('files are those of the language where there are any, and addresses begin with it', () => {
  const { routes: known, render } = create('fr');
  expect(known).toEqual([
    {
      path: '/fr/tiny/:id',
      hints: [
        { as: 'script', href: 'https://tiny.example/b-aaaaaaaaaa/fr/entry.js', integrity: 'sha256-fr' },
        { as: 'script', href: 'https://tiny.example/b-aaaaaaaaaa/other.js', integrity: 'sha256-en' },
      ],
    },
  ]);
  const html = render(known[0]?.hints ?? []);
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('src="/b-0123456789/fr/shell.js" integrity="sha256-french"');
  // Fonts are the same in all.
  expect(html).toContain('href="/b-0123456789/font.woff2"');
  expect(html).toContain('url(/b-0123456789/font.woff2)');
  expect(html).toContain('id="registry">{"apps":[],"social":{},"base":"/fr"}<');
  expect(html).toContain('"/b-0123456789/fr/integrity.json"');
});

test('of two routes that match an address, the one with fewer parameters comes first', () => {
  const paths = ['/:name', '/:name/edit', '/:name/:id', '/login', '/tiny/edit'];
  const html = createHtml({
    site,
    shell,
    routes: paths.map((path) => ({ path, hints: [] })),
    locale: 'en',
    readStyle: () => '',
  });
  const sorted = ['/login', '/tiny/edit', '/:name', '/:name/edit', '/:name/:id'];
  expect(html.whole.routes.map(({ path }) => path)).toEqual(sorted);
  // As the script in the page finds them.
  const table = /id="hints">([^<]*)</.exec(html.whole.render([]))?.[1] ?? '{}';
  expect(Object.keys((JSON.parse(table) as { readonly pages: object }).pages)).toEqual(sorted);
});

test('in a language that a shell does not have, its English files are used', () => {
  const html = create('sw').render([]);
  expect(html).toContain('<html lang="sw" dir="ltr">');
  expect(html).toContain('src="/b-0123456789/shell.js" integrity="sha256-english"');
});

test('pages in English are what they were without other languages', () => {
  const { routes: known, render } = create('en');
  expect(known.map(({ path }) => path)).toEqual(['/tiny/:id']);
  expect(render([])).not.toMatch(/\/fr\/|"base"/);
});
