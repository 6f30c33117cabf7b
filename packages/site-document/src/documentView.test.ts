/** @jest-environment node */
import { toDocumentView } from './documentView';
import { createHtml, renderPages, type PagesOptions } from './renderPages';

const shell = {
  build: 'b-0123456789',
  js: ['shell.js'],
  css: [],
  fonts: [],
  identity: ['identity.js'],
  integrity: {},
  developer: { js: ['developer.js'], css: [] },
};
const route = (path: string, host: string) => ({
  path,
  hints: [{ as: 'script' as const, href: `https://${host}.example/b-1111111111/routes.js` }],
});
const visited = {
  apps: [{ name: 'mfe_programmes', origin: 'https://programmes.example', owns: ['/apet'] }],
  social: {},
};
const label = { en: 'Administration' };
const admin = {
  name: 'mfe_admin',
  origin: 'https://admin.example',
  owns: ['/admin'],
  separateDocument: true,
  links: [{ path: '/admin', label, roles: ['reviewer'] }],
};
const programmes = [route('/apet', 'programmes'), route('/apet/edit', 'programmes')];
const toOptions = (registry: PagesOptions['site']['registry'], routes: PagesOptions['routes']): PagesOptions => ({
  shell,
  routes,
  locale: 'en',
  readFile: () => '',
  site: { origin: 'https://site.example', registry },
});
const without = toOptions(visited, programmes);
const registered = { ...visited, apps: [...visited.apps, admin] };
const withAdmin = toOptions(registered, [...programmes, route('/admin', 'admin'), route('/admin/reports', 'admin')]);

test.each(['/apet', '/apet/edit', '/somebody', '/'])(
  'an app with separate documents adds no byte to the HTML or the security policy of %s',
  (path) => {
    const [html, before] = [createHtml(withAdmin).at(path), createHtml(without).at(path)];
    const content = {
      head: '<title>Page</title>',
      html: '<p>Text</p>',
      data: '{}',
      sheets: new Map<string, string>(),
      canonical: `https://site.example${path}`,
    };
    for (const page of [undefined, content]) {
      expect(html.render([], { content: page })).toBe(before.render([], { content: page }));
      expect(html.toPolicy({ content: page })).toBe(before.toPolicy({ content: page }));
    }
  },
);

test('the separate documents of an app contain that app and the apps of the common document', () => {
  const { render, toPolicy, registry } = createHtml(withAdmin).at('/admin/items/articles/one');
  expect(registry.apps.map(({ name }) => name)).toEqual(['mfe_programmes', 'mfe_admin']);
  expect(render([])).toContain('https://admin.example/b-1111111111/routes.js');
  expect(toPolicy()).toContain('https://admin.example');
  expect(render([])).not.toContain('Administration');
});

test('on a site without a server, the document for all other URLs contains every app', () => {
  const pages = renderPages(withAdmin);
  expect(pages.get('/apet.html')).toBe(renderPages(without).get('/apet.html'));
  for (const path of ['/admin.html', '/admin/reports.html', '/index.html', '/-/apps.html'])
    expect(pages.get(path)).toContain('https://admin.example');
});

test("a document contains the key that marks an app's unsent data", () => {
  const apps = [{ name: 'forum', origin: 'https://forum.example', owns: ['/forum'], unsentKey: 'forum.unsent' }];
  expect(toDocumentView({ apps, social: {} }, '').registry.apps).toEqual(apps);
});
