/** @jest-environment node */
import type { AppManifest } from '@adp/app-contract';
import { everyPageScript, startPageScript, everyPageStyle } from './inlineParts';
import { readResources } from './pageResources';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { dataIn, html, registry, shell, site, styles, toHash } from './testing/page';

test('renders a complete page with a root element in its language', () => {
  expect(html()).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">\n<head>/);
  expect(html()).toContain('<div id="root"></div>');
  expect(html()).toMatch(/<noscript>.+<\/noscript>/);
  expect(html()).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1">/);
});

test.each([
  ['en', 'ltr'],
  ['fr', 'ltr'],
  ['pt', 'ltr'],
  ['sw', 'ltr'],
  ['en-XA', 'ltr'],
  ['ar', 'rtl'],
  ['ar-XB', 'rtl'],
])('the text direction in the language %s is %s', (locale, direction) => {
  expect(html({ locale })).toContain(`<html lang="${locale}" dir="${direction}">`);
});

test.each([
  ['en', 'African Digital Policy'],
  ['fr', 'Politique numérique africaine'],
  ['sw', 'Sera ya Kidijitali ya Afrika'],
])("in %s, a page without a title has the site's name as title", (locale, name) => {
  expect(html({ locale })).toContain(`<title>${name}</title>`);
});

test.each([
  ['en', '/site.webmanifest'],
  ['fr', '/site-fr.webmanifest'],
  ['ar', '/site-ar.webmanifest'],
  ['ar-XB', '/site.webmanifest'],
])('the web app manifest in the language %s is %s', (locale, href) => {
  expect(html({ locale })).toContain(`<link rel="manifest" href="${href}">`);
});

test("the shell's files are in its build folder, and scripts run after parsing", () => {
  expect(html()).toContain(
    '<script defer fetchpriority="high" src="/b-0123456789/shell.js" integrity="sha256-shell" crossorigin></script>',
  );
  expect(html()).toContain(`<style>${styles}</style>`);
  expect(html()).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/b-0123456789/font.74c9df57.woff2" crossorigin>',
  );
});

test("contains a second URL for retrying the shell's script, and an error message in the page's language", () => {
  expect(html()).toContain(
    '<script type="retry" src="/b-0123456789/shell.js?retry" integrity="sha256-shell" crossorigin></script>',
  );
  expect(html()).toContain('data-failed="This page could not be loaded." data-reload="Reload the page"');
  const content = { head: '', html: '<h1>APET</h1>', data: '{}', sheets: new Map(), canonical: '' };
  expect(html({ content, locale: 'fr' })).toContain(
    'data-failed="Certaines parties de cette page n’ont pas pu être chargées.',
  );
});

test("requests nothing from hosts other than the site's and those of registered apps", () => {
  // Exclude links, which load nothing until they are opened.
  const requested = [
    ...html()
      .replaceAll(/<(nav|aside) .*<\/\1>/g, '')
      .matchAll(/(?:src|href)="([^"]*)"/g),
  ].map(([, url = '']) => url);
  // The empty URL belongs to the link that reloads the page.
  expect(requested.filter((url) => !url.startsWith('/b-0123456789/'))).toEqual(['/site.webmanifest', '']);
});

test('the inline parts are data, the first script, and the styles of the shell and of the loading message', () => {
  const scripts = [...html().matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.filter((tag) => !tag.includes(' src=') && !tag.includes('application/json'))).toEqual(['<script>']);
  expect(html()).toContain(`<script>${everyPageScript}</script>`);
  expect([...html().matchAll(/<style>([^<]*)/g)].map(([, text]) => text)).toEqual([styles, everyPageStyle]);
  expect(html()).not.toMatch(/\sstyle=|\son\w+=/);
});

test("each of the page's files has a hint with the CORS mode of the later request", () => {
  const hints = [
    { as: 'fetch', href: 'https://programmes.example/manifest.json' },
    { as: 'script', href: 'https://programmes.example/b-1111111111/entry.js' },
    { as: 'style', href: 'https://programmes.example/b-1111111111/apet.css' },
  ] as const;
  const preloads = [
    ...html({ hints }).matchAll(/<link rel="preload" as="(fetch|script|style)" href="([^"]*)" crossorigin>/g),
  ];
  expect(preloads.map(([, as, href]) => ({ as, href }))).toEqual(hints);
});

test('offers the page in each other language, in a text of that language', () => {
  const content = { head: '', html: '', data: '{}', sheets: new Map(), canonical: 'https://site.example/fr/apet' };
  const [offer = ''] = /<aside id="language-offer".*<\/aside>/.exec(html({ content, locale: 'fr' })) ?? [];
  const offered = [...offer.matchAll(/<form [^>]*lang="(\w+)"/g)].map(([, language]) => language);
  expect(offered).toEqual(['en', 'pt', 'ar', 'sw']);
  expect(offer).toContain('<button value="en">Read this page in English</button><button>No, thank you</button>');
  expect(offer).toContain('lang="ar" dir="rtl" translate="no"><button value="ar">');
});

test('server-rendered content comes before invisible elements, and the live manifest needs no hint', () => {
  const manifest = { contract: 1, app: 'mfe_programmes', build: 'b-1111111111' } as AppManifest;
  const content = { head: '', html: '<h1>APET</h1>', data: '{}', sheets: new Map(), canonical: '', manifest };
  const text = html({ content, hints: [{ as: 'fetch', href: 'https://programmes.example/manifest.json' }] });
  expect(JSON.parse(dataIn(text, 'live-manifest'))).toEqual(manifest);
  expect(text).not.toContain('manifest.json');
  expect(text.indexOf('<h1>')).toBeLessThan(text.indexOf('type="application/json"'));
});

test("the shell's script and each hint have the hash of the requested file", () => {
  const href = 'https://programmes.example/b-1111111111/entry.js';
  const text = html({ hints: [{ as: 'script', href, integrity: 'sha256-entry"><script>' }] });
  expect(text).toContain('src="/b-0123456789/shell.js" integrity="sha256-shell" crossorigin></script>');
  expect(text).toContain(`href="${href}" integrity="sha256-entry&quot;>&lt;script>" crossorigin>`);
});

test('a page without hints requests nothing from an app', () => {
  expect(html()).not.toMatch(/as="(fetch|script|style)"/);
});

describe('the registry', () => {
  test('in the HTML is the block that the shell reads', () => {
    expect(JSON.parse(dataIn(html(), 'registry'))).toEqual(registry);
  });

  test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', '\u2028', '"quoted" & <b>'])(
    'is escaped with %j and not changed',
    (value) => {
      const text = html({ site: { ...site, registry: { ...registry, social: { x: value } } } });
      expect(dataIn(text, 'registry')).not.toContain('<');
      expect(JSON.parse(dataIn(text, 'registry'))).toMatchObject({ social: { x: value } });
      expect(text.match(/<script\b/g)).toHaveLength(7);
    },
  );
});

test('hints and languages are escaped in attributes', () => {
  const text = html({ locale: 'en"><script>', hints: [{ as: 'script', href: 'https://a.example/x"><script src="y' }] });
  expect(text.match(/<script\b/g)).toHaveLength(7);
  expect(text).toContain('lang="en&quot;>&lt;script>"');
});

test('hints for files of an app use CORS, and hints for files of the shell do not', () => {
  const text = html({
    hints: [
      { as: 'script', href: '/b-0123456789/identity.0a1b.js' },
      { as: 'script', href: 'https://a.example/entry.js' },
    ],
  });
  expect(text).toContain('<link rel="preload" as="script" href="/b-0123456789/identity.0a1b.js" crossorigin>');
  expect(text).toContain('<link rel="preload" as="script" href="https://a.example/entry.js" crossorigin>');
});

describe('the hints for other pages', () => {
  const hint = (file: string) => ({ as: 'script', href: `https://programmes.example/${file}` }) as const;
  const routes = [
    { path: '/apet', hints: [hint('entry.js'), { ...hint('apet.js'), integrity: 'sha256-apet' }] },
    { path: '/cjed', hints: [hint('entry.js'), hint('cjed.js')] },
    { path: '/about', hints: [] },
  ];

  test("contain each file once, and the indexes of each page's files", () => {
    expect(JSON.parse(dataIn(html({ routes }), 'hints'))).toEqual({
      files: [...['entry.js', 'apet.js', 'cjed.js'].map((file) => hint(file).href), '/b-0123456789/integrity.json'],
      sums: ['', 'sha256-apet', '', 'sha256-list'],
      pages: { '/apet': [0, 1], '/cjed': [0, 2], '/about': [] },
      texts: {},
    });
  });

  test('do not make this page preload the files', () => {
    expect(html({ routes })).not.toMatch(/<link rel="preload" as="script"/);
  });

  test('are escaped', () => {
    const text = html({ routes: [{ path: '/x', hints: [hint('</script><script>')] }] });
    expect(text.match(/<script\b/g)).toHaveLength(7);
    expect(JSON.parse(dataIn(text, 'hints'))).toHaveProperty('files.0', hint('</script><script>').href);
  });
});

test('preconnects to the data of a real project, which the local platform serves from the same origin', () => {
  const connect = ['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com'];
  const firebase = { scripts: [], connect, frames: [], images: [] };
  const preconnects = (text: string) => [...text.matchAll(/<link rel="preconnect"[^>]*>/g)].map(([tag]) => tag);
  expect(preconnects(html({ site: { ...site, firebase } }))).toEqual([
    '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>',
  ]);
  expect(preconnects(html())).toEqual([]);
});

describe('without JavaScript', () => {
  test('a page that a server cannot render shows the reason and its own title', () => {
    const notice = { head: '<title>Signing in</title>', html: '<h1>Why</h1>' };
    const page = html({ notice });
    expect(page).toContain('<div id="root"></div>\n<noscript><h1>Why</h1></noscript>');
    expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>Signing in</title>']);
  });

  test('a page that the server has not rendered shows a different text', () => {
    expect(html()).toContain('<noscript>This page needs JavaScript');
    expect(html({ site: { ...site, edge: 'function' } })).toContain('<noscript>Our server could not prepare this page');
  });
});

describe('with server-rendered content', () => {
  const sheet = 'https://programmes.example/b-0/apet.css';
  const content = {
    head: '<title>APET</title>',
    html: '<h1>APET</h1>',
    data: JSON.stringify({ text: '</script>\u2028' }),
    sheets: new Map([[sheet, '.a{color:red}']]),
    canonical: 'https://site.example/apet',
  };
  const page = html({ content, hints: [{ as: 'style', href: sheet }] });

  test('the HTML contains the content, its title, canonical URL and loader data', () => {
    expect(page).toContain('<div id="root"><h1>APET</h1></div>');
    expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>APET</title>']);
    expect(page).toContain('<link rel="canonical" href="https://site.example/apet">');
    expect(page).toContain('<meta name="description"');
    expect(page).not.toContain('<noscript>');
    expect(dataIn(page, 'page-data')).not.toContain('\u2028');
    expect(JSON.parse(dataIn(page, 'page-data'))).toEqual(JSON.parse(content.data));
  });

  test('the HTML lists the resources that the page needs offline', () => {
    const main = '<main data-later="cite-"><img src="/v0/a?alt=media&amp;token=1"/></main>';
    const hints = [
      { as: 'fetch', href: 'https://programmes.example/manifest.json' },
      { as: 'script', href: 'https://programmes.example/b-0/apet.js', texts: ['fr'] },
    ] as const;
    const texts = new Map([['/b-0123456789/fr/shell.json', '{}']]);
    const build = { ...shell, hydrate: ['hydrate.js'] };
    expect(
      readResources(html({ content: { ...content, html: main }, shell: build, hints, texts, locale: 'fr' })),
    ).toEqual({
      shell: 'b-0123456789',
      language: 'fr',
      hasContent: true,
      files: [
        ...['shell.js', 'font.74c9df57.woff2', 'hydrate.js'].map((file) => `/b-0123456789/${file}`),
        ...['apet.js', 'fr/apet.json'].map((file) => `https://programmes.example/b-0/${file}`),
        sheet,
        '/b-0123456789/fr/shell.json',
      ],
      later: ['cite-'],
      pictures: ['/v0/a?alt=media&token=1'],
    });
    expect(readResources(html())).toMatchObject({ hasContent: false, later: [], pictures: [] });
  });

  test('the HTML has no policy element, because the server sends the policy as a header', () => {
    expect(page).not.toContain('http-equiv');
  });

  test('the page loads no scripts until the inline script starts the shell', () => {
    expect(page).not.toMatch(/<link rel="preload"|<script defer/);
    expect(page).toContain('<script type="waiting" fetchpriority="high" src="/b-0123456789/shell.js" integrity=');
    expect(contentSecurityPolicy({ site, styles, content })).toContain(
      `${toHash(everyPageScript)} ${toHash(startPageScript)}`,
    );
  });

  test('style sheets are inlined with the attribute by which the app detects them', () => {
    expect(page).toContain(`<style data-href="${sheet}">.a{color:red}</style>`);
    expect(page).not.toContain(`href="${sheet}">\n`);
    expect(contentSecurityPolicy({ site, styles, content })).toContain(toHash('.a{color:red}'));
  });

  test("the HTML does not add a second title or description to the page's own", () => {
    const head = '<title>A</title><meta name="description" content="b"/><link rel="canonical" href="/c"/>';
    const page = html({ content: { ...content, head } });
    expect(page.match(/name="description"|rel="canonical"/g)).toHaveLength(2);
  });
});

test("the HTML contains the hint table of the page's shell, and the registry of the page's site", () => {
  const routes = [{ path: '/apet', hints: [] }];
  const otherShell = { ...shell, build: 'b-9999999999' };
  const pages = [html({ routes }), html({ routes, shell: otherShell }), html({ routes })];
  expect(pages.map((page) => dataIn(page, 'hints').includes('/b-9999999999/'))).toEqual([false, true, false]);
  const apps = registry.apps.slice(0, 1);
  expect(dataIn(html({ site: { ...site, registry: { ...registry, apps } } }), 'registry')).not.toContain('mfe_account');
});

describe('on a site that checks signatures', () => {
  const signed = { site: 'https://site.example', mode: 'enforce', keys: ['id'] } as const;
  const verifying = {
    ...shell,
    verify: ['verify.js'],
    integrity: { ...shell.integrity, 'verify.js': 'sha256-verify' },
  };
  const registry = { apps: [{ name: 'a', origin: 'https://a.example', owns: ['/a'], signed }], social: {} };
  const page = { shell: verifying, site: { origin: 'https://site.example', registry } };

  test('pages without content preload the code that verifies signatures', () => {
    const preload =
      '<link rel="preload" as="script" href="/b-0123456789/verify.js" integrity="sha256-verify" crossorigin>';
    expect(html(page)).toContain(preload);
    expect(html({ shell: verifying })).not.toContain('verify.js');
  });

  test('rendered pages contain only the hash of this code, because they contain a verified manifest', () => {
    const content = { head: '', html: '', data: '{}', sheets: new Map(), canonical: '' };
    const text = html({ ...page, content });
    expect(text).not.toMatch(/<link[^>]*verify/);
    const hints = JSON.parse(dataIn(text, 'hints')) as { readonly files: string[]; readonly sums: string[] };
    expect(hints.sums[hints.files.indexOf('/b-0123456789/verify.js')]).toBe('sha256-verify');
  });
});
