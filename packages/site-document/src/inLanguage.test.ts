/** @jest-environment node */
import { createHtml } from './renderPages';

const shell = {
  build: 'b-0123456789',
  js: ['shell.js'],
  css: ['shell.css'],
  fonts: ['font.woff2'],
  identity: [],
  integrity: { 'shell.js': 'sha256-shell', 'integrity.json': 'sha256-list' },
  texts: ['shell.js'],
};
const registry = { apps: [], social: {} };
const site = { origin: 'https://site.example', registry };
const folder = 'https://tiny.example/b-aaaaaaaaaa';
const file = (name: string, texts?: readonly string[]) => ({
  as: 'script' as const,
  href: `${folder}/${name}`,
  integrity: 'sha256-file',
  ...(texts && { texts }),
});
const hints = [file('entry.js'), file('routes.js', ['ar', 'en', 'fr'])];
const routes = [{ path: '/tiny/:id', hints }];

const contents: Readonly<Record<string, string>> = {
  'shell.css': '@font-face{src:url(font.woff2)}',
  'fr/shell.json': '{"t1":{"a":["Bonjour"]}}',
  'sw/shell.json': '{"t1":{"a":["Habari"]}}',
};
const create = (locale: string) =>
  createHtml({ site, shell, routes, locale, readFile: (name) => contents[name] ?? '' }).complete;

const readBlock = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as object;

test('paths begin with the language, and files are the same in all languages', () => {
  const { routes: localized, render } = create('fr');
  expect(localized).toEqual([{ path: '/fr/tiny/:id', hints }]);
  const html = render(hints);
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('src="/b-0123456789/shell.js" integrity="sha256-shell"');
  expect(html).toContain('url(/b-0123456789/font.woff2)');
  expect(html).toContain('id="registry">{"apps":[],"social":{},"base":"/fr"}<');
});

test("a page contains its scripts' texts in its language, and preloads texts that are not inlined", () => {
  const { render } = create('fr');
  const url = `${folder}/fr/routes.json`;
  const shellTexts = { '/b-0123456789/fr/shell.json': { t1: { a: ['Bonjour'] } } };
  expect(readBlock(render(hints), 'texts')).toEqual(shellTexts);
  expect(render(hints)).toContain(`<link rel="preload" as="fetch" href="${url}" crossorigin>`);
  const whole = render(hints, { texts: new Map([[url, '{"t2":{"b":["</script>"]}}']]) });
  expect(readBlock(whole, 'texts')).toEqual({ ...shellTexts, [url]: { t2: { b: ['</script>'] } } });
  expect(whole).not.toContain(`href="${url}"`);
  // Client-side navigation reads the texts from the hint table.
  expect(readBlock(whole, 'hints')).toMatchObject({ texts: { fr: [1] } });
});

test("an app without texts in the page's language uses English", () => {
  expect(create('sw').render(hints)).toContain(`href="${folder}/en/routes.json"`);
});

test('routes with fewer parameters come before routes that match the same paths', () => {
  const paths = ['/:name', '/:name/edit', '/:name/:id', '/login', '/tiny/edit'];
  const html = createHtml({
    site,
    shell,
    routes: paths.map((path) => ({ path, hints: [] })),
    locale: 'en',
    readFile: () => '',
  });
  const sorted = ['/login', '/tiny/edit', '/:name', '/:name/edit', '/:name/:id'];
  expect(html.complete.routes.map(({ path }) => path)).toEqual(sorted);
  // The script in the page searches the table in this order.
  const table = /id="hints">([^<]*)</.exec(html.complete.render([]))?.[1] ?? '{}';
  expect(Object.keys((JSON.parse(table) as { readonly pages: object }).pages)).toEqual(sorted);
});

test('English pages have no language prefix', () => {
  const { routes: localized, render } = create('en');
  expect(localized.map(({ path }) => path)).toEqual(['/tiny/:id']);
  expect(render([])).not.toMatch(/\/fr\/|"base"/);
});
