/** @jest-environment node */
import { readResources } from '@adp/site-document/pageResources';
import type { Describe } from '../HandlerOptions';
import type { RendererOptions, RenderError } from './createRenderer';
import { createHosts, tinyApp } from './testing/createHosts';
import { startRenderer } from './testing/startRenderer';

const build = 'b-0123456789';
const heading = "return page(heading('Tiny'));";

let hosts: ReturnType<typeof createHosts>;
let errors: RenderError[];
beforeEach(() => {
  hosts = createHosts();
  errors = [];
});

/** Starts the site. Returns a function that opens its pages. */
const start = (options: Partial<RendererOptions> = {}) =>
  startRenderer(hosts, { onError: (error) => errors.push(error), ...options }).open;

/** Starts the site with an app `mfe_tiny` that renders with `body`. */
function startWith(body: string, options: Partial<RendererOptions> = {}) {
  hosts.release('mfe_tiny', build, tinyApp(body));
  return start(options);
}

test('a page has its content, data, title and canonical URL, and is cacheable', async () => {
  const open = startWith("return page(heading('Tiny'), { from: new URL(request.url).search });");
  const page = await open('/tiny?q=a');
  expect(page?.status).toBe(200);
  expect(page?.text).toContain('<div id="root"><h1>Tiny</h1></div>');
  expect(page?.text).toContain('<script type="application/json" id="page-data">{"from":"?q=a"}</script>');
  expect(page?.text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Tiny</title>']);
  expect(page?.text).toContain('<link rel="canonical" href="https://site.example/tiny">');
  // The script is only preloaded. The page's own script starts the entry later.
  expect(page?.text).toContain('<link as="script" href="https://mfe_tiny.example/b-0123456789/entry.js"');
  expect(page?.text).not.toContain('<noscript>');
  expect(page?.text).toContain('<script type="application/json" id="live-manifest">{"contract":1,"app":"mfe_tiny"');
  expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' https:/);
  expect(page?.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=15, stale-while-revalidate=15, stale-if-error=600',
  );
  expect(errors).toEqual([]);
});

test('a page names the canary of its app unless the site has stopped it', async () => {
  hosts.release('mfe_tiny', build, tinyApp(heading));
  const url = 'https://mfe_tiny.example/manifest.json';
  const manifest = JSON.parse(hosts.files.get(url) ?? '') as object;
  const canary = { ...manifest, build: 'b-9999999999', entry: 'b-9999999999/entry.js', share: 0.1 };
  hosts.files.set(url, JSON.stringify({ ...manifest, canary }));
  const { renderPage, listBuilds } = startRenderer(hosts);
  const open = async (stopped: readonly { readonly app: string; readonly build: string }[]) =>
    (
      await renderPage(new Request('https://site.example/tiny'), { getStopped: () => Promise.resolve(stopped) })
    )?.text();
  expect(await open([])).toContain('b-9999999999');
  expect(await open([{ app: 'mfe_other', build: 'b-9999999999' }])).toContain('b-9999999999');
  const page = await open([{ app: 'mfe_tiny', build: 'b-9999999999' }]);
  expect(page).toContain(`"build":"${build}"`);
  expect(page).not.toContain('b-9999999999');
  expect(await listBuilds()).toEqual(
    new Map<string, object>([
      ['shell', { live: 'b-aaaaaaaaaa', canary: undefined, routes: new Set() }],
      ['mfe_other', { live: 'b-bbbbbbbbbb', canary: undefined, routes: new Set(['/other']) }],
      ['mfe_tiny', { live: build, canary: 'b-9999999999', routes: new Set(['/tiny']) }],
    ]),
  );
});

test('a page lists the files that it needs for offline use', async () => {
  const open = startWith(`return page('<main data-later="cite-"><img src="/v0/a?x=1&amp;y=2"/></main>');`);
  const page = await open('/tiny');
  expect(readResources(page?.text ?? '')).toMatchObject({
    shell: expect.stringMatching(/^b-/) as string,
    hasContent: true,
    files: expect.arrayContaining([`https://mfe_tiny.example/${build}/entry.js`]) as string[],
    later: ['cite-'],
    pictures: ['/v0/a?x=1&y=2'],
  });
});

test('a page is not rendered without its styles if its routes cannot be read, and is rendered after they can be read', async () => {
  const open = startWith("return page(heading('Tiny'));", { staleAfter: 0 });
  const routes = `https://mfe_tiny.example/${build}/routes.json`;
  hosts.hanging.add(routes);
  expect((await open('/tiny'))?.text).not.toContain('<h1>Tiny</h1>');
  hosts.hanging.delete(routes);
  expect((await open('/tiny'))?.text).toContain('<style data-href=');
});

test('a page is described by its title and description', async () => {
  const app = "return { ...page(heading('a') + '<p>For tea.</p>'), head: '<title>Tiny &amp; more · Site</title>' };";
  hosts.release('mfe_tiny', build, tinyApp(app));
  const renderer = startRenderer(hosts);
  const describe: Describe = (url, { title, description }) =>
    Promise.resolve(`<title>${title} at ${url.pathname}: ${description}</title>`);
  const response = await renderer.renderPage(new Request('https://site.example/tiny'), { describe });
  expect(await response?.text()).toContain('<title>Tiny & more at /tiny: For tea.</title>');
});

test('a page in another language has its own HTML and canonical URL', async () => {
  hosts.release('mfe_tiny', build, tinyApp('return page(heading(new URL(request.url).pathname));'));
  const pages = await Promise.all(['/ar/tiny', '/tiny', '/xx/tiny'].map((path) => start()(path)));
  expect(pages.map((page) => page?.status)).toEqual([200, 200, 404]);
  expect(pages[0]?.text).toContain('<html lang="ar" dir="rtl">');
  expect(pages[0]?.text).toContain('<h1>/ar/tiny</h1>');
  expect(pages[0]?.text).toContain('<link rel="canonical" href="https://site.example/ar/tiny">');
  expect(pages[0]?.text).toContain('"base":"/ar"');
  expect(pages[1]?.text).toContain('<html lang="en" dir="ltr">');
  expect(errors).toEqual([]);
});

test('a page for visitors with data saver is marked, and caches store it separately', async () => {
  const open = startWith(heading);
  const pages = await Promise.all([open('/tiny'), open('/tiny', { headers: { 'save-data': 'on' } })]);
  expect(pages.map((page) => page?.text.includes('dir="ltr" data-saver>'))).toEqual([false, true]);
  expect(pages.map((page) => page?.headers.get('vary'))).toEqual(['Save-Data', 'Save-Data']);
});

test('no value in the data can close its script element', async () => {
  const hostile = String.raw`</script><script>alert(1)</script>` + '\u2028';
  const open = startWith(`return page('', { hostile: ${JSON.stringify(hostile)} });`);
  const page = await open('/tiny');
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(page?.text ?? '') ?? [];
  expect(data).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(data)).toEqual({ hostile });
});

test.each([404, 410])('the response has the status %i of the page', async (status) => {
  const open = startWith(`return { ...page(heading('Gone')), status: ${status} };`);
  expect(await open('/tiny')).toMatchObject({ status, text: expect.stringContaining('<h1>Gone</h1>') as string });
});

test('the response for a moved page is a redirect', async () => {
  const open = startWith("return { status: 301, location: '/tiny/new' };");
  const page = await open('/tiny');
  expect([page?.status, page?.headers.get('location')]).toEqual([301, '/tiny/new']);
});

test('a page that belongs to no app is rendered by the shell', async () => {
  const open = startWith(heading);
  expect(await open('/nowhere')).toMatchObject({ status: 404, text: expect.stringContaining('Not here') as string });
  expect((await open('/'))?.headers.get('location')).toBe('/tiny');
});

test('a private page has the same HTML for everyone, and shared caches do not store it', async () => {
  const open = startWith('return undefined;');
  const page = await open('/tiny');
  expect(page?.text).toContain('<div id="root"></div>');
  expect(page?.headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['/b-0123456789/shell.js', '/builds/latest.json', '/manifest.json', '/__/firebase/init.json'])(
  '%s is not a page',
  async (path) => {
    expect(await start()(path)).toBeUndefined();
  },
);

test('a page that the client already has is not sent again', async () => {
  const open = startWith(heading);
  const etag = (await open('/tiny'))?.headers.get('etag') ?? '';
  expect(await open('/tiny', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' });
  expect(await open('/tiny', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('a page whose only change is the time of reading is not sent again', async () => {
  const open = startWith(`
    globalThis.visits = (globalThis.visits ?? 0) + 1;
    const readAt = { $date: '2026-11-23T08:00:0' + globalThis.visits + 'Z' };
    return page(heading(globalThis.visits === 3 ? 'changed' : 'same'), { list: { asOf: readAt }, now: readAt });`);
  const first = await open('/tiny');
  const conditional = { headers: { 'if-none-match': first?.headers.get('etag') ?? '' } };
  expect((await open('/tiny', conditional))?.status).toBe(304);
  expect(await open('/tiny', conditional)).toMatchObject({ status: 200, text: expect.stringContaining('changed') });
});

test('concurrent requests share one rendering', async () => {
  const open = startWith('globalThis.count = (globalThis.count ?? 0) + 1; return page(String(globalThis.count));');
  const pages = await Promise.all(Array.from({ length: 50 }, () => open('/tiny')));
  expect(new Set(pages.map((page) => page?.text)).size).toBe(1);
  expect((await open('/tiny'))?.text).toContain('<div id="root">2</div>');
});

test('a loader can fetch from the site, and from no other origin', async () => {
  const open = startWith(`
    const data = await (await fetch('/api/v1/articles')).text();
    const refused = await fetch('https://other.example').catch((error) => error.message);
    const written = await fetch('/api/v1/articles', { method: 'POST' }).catch((error) => error.message);
    return page([data, refused, written].join('; '));`);
  expect((await open('/tiny'))?.text).toContain(
    'asked https://site.example/api/v1/articles; GET https://other.example is not available to pages; POST https://site.example is not available to pages',
  );
});

test('pages can read their origin and the Firebase config without a request', async () => {
  const open = startWith(`
    const { projectId } = await (await fetch('/__/firebase/init.json')).json();
    return page(location.origin + ' ' + projectId);`);
  expect((await open('/tiny'))?.text).toContain('https://site.example demo-adp');
});

test('after an endless loop, the process is restarted, with increasing back-offs', async () => {
  let time = 1_000_000;
  const open = startWith("if (request.url.endsWith('?loop')) for (;;); " + heading, {
    timeLimit: 1_500,
    now: () => time,
  });
  const isRendered = async (path: string) => Boolean((await open(path))?.text.includes('<h1>Tiny</h1>'));
  const loop = async () => {
    await open('/tiny?loop');
    for (let tries = 0; tries < 400 && !errors.some(({ reason }) => reason === 'it stopped responding'); tries += 1)
      await new Promise((done) => setTimeout(done, 20));
    errors = [];
  };
  // On a busy machine, starting a process can exceed the time limit of the first page.
  const isRestarted = async () => (await isRendered('/tiny')) || (await isRendered('/tiny'));
  expect(await isRestarted()).toBe(true);
  await loop();
  expect(await isRendered('/tiny')).toBe(false);
  time += 600;
  expect(await isRestarted()).toBe(true);
  await loop();
  time += 600;
  expect(await isRendered('/tiny')).toBe(false);
  time += 600;
  expect(await isRestarted()).toBe(true);
});

test('a page that never finishes does not delay other pages', async () => {
  const open = startWith("if (request.url.endsWith('?wait')) await new Promise(() => {}); " + heading, {
    timeLimit: 300,
  });
  for (let tries = 0; tries < 20 && !(await open('/tiny'))?.text.includes('<h1>Tiny</h1>'); tries += 1);
  errors = [];
  await open('/tiny?wait');
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  expect(errors.map(({ reason }) => reason)).toEqual(['it took too long']);
});

test("a page has the site's headers and a single security policy", async () => {
  const open = startWith(heading, {
    headers: { 'x-frame': 'none', 'content-security-policy': "frame-ancestors 'none'" },
  });
  const { headers } = (await open('/tiny')) ?? {};
  expect(headers?.get('x-frame')).toBe('none');
  expect(headers?.get('content-security-policy')).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
});

test("a page contains the site's notices, and its security policy allows their script and style", async () => {
  hosts.release('mfe_tiny', build, tinyApp(heading));
  const { renderPage } = startRenderer(hosts);
  const notice = { id: 'maintenance1', level: 'info', texts: { en: 'Closed on Sunday.' }, from: new Date(0) } as const;
  const open = async (path: string, notices: readonly (typeof notice)[]) => {
    const answer = await renderPage(new Request(`https://site.example${path}`), { notices });
    const policy = answer?.headers.get('content-security-policy') ?? '';
    return { etag: answer?.headers.get('etag'), policy, text: (await answer?.text()) ?? '' };
  };
  const [page, plain] = [await open('/tiny', [notice]), await open('/tiny', [])];
  expect(page.text).toMatch(
    /<body>\n<section class="site-notices".*Closed on Sunday\..*<\/script>\n<aside id="language-offer"/,
  );
  expect(plain.text).not.toContain('notice');
  expect(page.policy.split("'sha256-")).toHaveLength(plain.policy.split("'sha256-").length + 2);
  expect(page.etag).not.toBe(plain.etag);
});
