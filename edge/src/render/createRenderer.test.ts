/** @jest-environment node */
import { createRenderer, type RendererOptions, type RenderError } from './createRenderer';
import { createHosts, tinyApp, tinyShell } from './testing/createHosts';

const build = 'b-0123456789';
const heading = "return page(heading('Tiny'));";

let hosts: ReturnType<typeof createHosts>;
let errors: RenderError[];
const ends: (() => Promise<void>)[] = [];
beforeEach(() => {
  hosts = createHosts();
  errors = [];
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A renderer of the site whose app `mfe_tiny` has this code. */
function start(options: Partial<RendererOptions> = {}) {
  const renderer = createRenderer({
    site: hosts.site,
    fetch: hosts.fetch,
    answer: (request) => Promise.resolve(new Response(`asked ${request.url}`)),
    onError: (error) => errors.push(error),
    staleAfter: 0,
    timeLimit: 3_000,
    ...options,
  });
  ends.push(renderer.end);
  return async (path: string, init: RequestInit = {}) => {
    const response = await renderer.handle(new Request(`https://site.example${path}`, init));
    if (!response) return undefined;
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  };
}

/** Starts with an app that renders with `body`. */
function startWith(body: string, options: Partial<RendererOptions> = {}) {
  hosts.release('mfe_tiny', build, tinyApp(body));
  return start(options);
}

test('a page has its content, its data, its title and address, and may be cached', async () => {
  const open = startWith("return page(heading('Tiny'), { from: new URL(request.url).search });");
  const page = await open('/tiny?q=a');
  expect(page?.status).toBe(200);
  expect(page?.text).toContain('<div id="root"><h1>Tiny</h1></div>');
  expect(page?.text).toContain('<script type="application/json" id="page-data">{"from":"?q=a"}</script>');
  expect(page?.text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Tiny</title>']);
  expect(page?.text).toContain('<link rel="canonical" href="https://site.example/tiny">');
  expect(page?.text).toContain('<link rel="preload" as="script" href="https://mfe_tiny.example/b-0123456789/entry.js"');
  expect(page?.text).not.toContain('<noscript>');
  expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' https:/);
  expect(page?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect(errors).toEqual([]);
});

test('its head is described by what the page is called', async () => {
  hosts.release('mfe_tiny', build, tinyApp("return { ...page('a'), head: '<title>Tiny &amp; more · Site</title>' };"));
  const renderer = createRenderer({
    site: hosts.site,
    fetch: hosts.fetch,
    answer: () => Promise.reject(new Error('none')),
  });
  ends.push(renderer.end);
  const describe = (url: URL, { title }: { readonly title: string }) =>
    Promise.resolve(`<title>${title} at ${url.pathname}</title>`);
  const response = await renderer.handle(new Request('https://site.example/tiny'), describe);
  expect(await response?.text()).toContain('<title>Tiny & more at /tiny</title>');
});

test('no value of the data ends its element', async () => {
  const hostile = String.raw`</script><script>alert(1)</script>` + '\u2028';
  const open = startWith(`return page('', { hostile: ${JSON.stringify(hostile)} });`);
  const page = await open('/tiny');
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(page?.text ?? '') ?? [];
  expect(data).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(data)).toEqual({ hostile });
});

test.each([404, 410])('status %i is the status of the answer', async (status) => {
  const open = startWith(`return { ...page(heading('Gone')), status: ${status} };`);
  expect(await open('/tiny')).toMatchObject({ status, text: expect.stringContaining('<h1>Gone</h1>') as string });
});

test('a page that has moved is a redirect', async () => {
  const open = startWith("return { status: 301, location: '/tiny/new' };");
  const page = await open('/tiny');
  expect([page?.status, page?.headers.get('location')]).toEqual([301, '/tiny/new']);
});

test('what belongs to no app is rendered by the shell alone', async () => {
  const open = startWith(heading);
  expect(await open('/nowhere')).toMatchObject({ status: 404, text: expect.stringContaining('Not here') as string });
  expect((await open('/'))?.headers.get('location')).toBe('/tiny');
});

test('a page for one visitor is the same HTML for all, stored by no cache between', async () => {
  const open = startWith('return undefined;');
  const page = await open('/tiny');
  expect(page?.text).toContain('<div id="root"></div>');
  expect(page?.headers.get('cache-control')).toBe('private, no-cache');
});

test.each(['/b-0123456789/shell.js', '/builds/latest.json', '/manifest.json', '/__/firebase/init.json'])(
  '%s is no page',
  async (path) => {
    expect(await start()(path)).toBeUndefined();
  },
);

test('who has the page is told so', async () => {
  const open = startWith(heading);
  const etag = (await open('/tiny'))?.headers.get('etag') ?? '';
  expect(await open('/tiny', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' });
  expect(await open('/tiny', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('those who come at once wait for one rendering', async () => {
  const open = startWith('globalThis.count = (globalThis.count ?? 0) + 1; return page(String(globalThis.count));');
  const pages = await Promise.all(Array.from({ length: 50 }, () => open('/tiny')));
  expect(new Set(pages.map((page) => page?.text)).size).toBe(1);
  expect((await open('/tiny'))?.text).toContain('<div id="root">2</div>');
});

test('a build is rendered as soon as it is released', async () => {
  const open = startWith(heading);
  await open('/tiny');
  hosts.release('mfe_tiny', 'b-9999999999', tinyApp("return page(heading('Newer'))"));
  expect((await open('/tiny'))?.text).toContain('<h1>Newer</h1>');
  expect((await open('/tiny'))?.text).toContain('b-9999999999/entry.js');
  expect(errors).toEqual([]);
});

test('a build is loaded once', async () => {
  const open = startWith(heading);
  for (let time = 0; time < 3; time += 1) await open('/tiny');
  expect(hosts.requested.filter((url) => url.endsWith('server.js'))).toHaveLength(2);
});

test('a loader gets what the site answers, and nothing of others', async () => {
  const open = startWith(`
    const own = await (await fetch('/api/v1/articles')).text();
    const other = await fetch('https://other.example').catch((error) => error.message);
    const written = await fetch('/api/v1/articles', { method: 'POST' }).catch((error) => error.message);
    return page([own, other, written].join('; '));`);
  expect((await open('/tiny'))?.text).toContain(
    'asked https://site.example/api/v1/articles; GET https://other.example is not for pages; POST https://site.example is not for pages',
  );
});

describe('whatever an app does, the browser gets the HTML with which it makes the page itself', () => {
  const memory = 'const all = []; for (;;) all.push(new Array(100000).fill(Math.random()));';
  const broken: [string, string | undefined, { more?: string; listed?: string; reason: RegExp | string }][] = [
    ['throws', "throw new Error('broken');", { reason: 'broken' }],
    ['throws while it is loaded', heading, { more: "throw new Error('broken');", reason: /broken/ }],
    ['loops for ever', 'for (;;);', { reason: 'it took too long' }],
    ['loops for ever while it is loaded', heading, { more: 'for (;;);', reason: 'it took too long' }],
    ['never answers', 'await new Promise(() => {});', { reason: 'it took too long' }],
    ['ends its process', 'process.exit();', { reason: 'its worker has ended' }],
    ['uses up its memory', memory, { reason: /memory/ }],
    ['leads elsewhere', "return { status: 302, location: 'https://evil.example/' };", { reason: /leads to/ }],
    ['asks for what is not shared', "require('fs');", { reason: 'fs is not shared with apps' }],
    ['is not what is listed', heading, { listed: 'other', reason: /not the file that is listed/ }],
    ['is missing', undefined, { listed: 'other', reason: /server\.js: status 404/ }],
  ];

  test.each(broken)('it %s', async (_, body, { more, listed, reason }) => {
    const code = body === undefined ? undefined : tinyApp(body, more);
    hosts.release('mfe_tiny', build, code, listed ?? code);
    const open = start({ timeLimit: 800 });
    // Its worker is there already.
    await open('/other');
    const began = Date.now();
    const page = await open('/tiny');
    expect(Date.now() - began).toBeLessThan(1_500);
    expect(page?.status).toBe(200);
    expect(page?.text).toContain('<div id="root"></div>');
    expect(page?.text).toContain('<link rel="preload" as="script"');
    expect(page?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(errors).toContainEqual({
      app: 'mfe_tiny',
      build,
      route: '/tiny',
      reason: reason instanceof RegExp ? (expect.stringMatching(reason) as string) : reason,
    });
    expect((await open('/other'))?.text).toContain('<h1>Other</h1>');
  });

  test('a build without code for a server is not a fault', async () => {
    hosts.release('mfe_tiny', build);
    expect((await start()('/tiny'))?.text).toContain('<div id="root"></div>');
    expect(errors).toEqual([]);
  });
});

test('after an endless loop the worker is made again, and rests longer each time', async () => {
  let time = 1_000_000;
  const open = startWith("if (request.url.endsWith('?loop')) for (;;); " + heading, {
    timeLimit: 300,
    now: () => time,
  });
  const isRendered = async (path: string) => Boolean((await open(path))?.text.includes('<h1>Tiny</h1>'));
  const loop = async () => {
    await open('/tiny?loop');
    while (!errors.some(({ reason }) => reason === 'it did not come to an end'))
      await new Promise((done) => setTimeout(done, 20));
    errors = [];
  };
  expect(await isRendered('/tiny')).toBe(true);
  await loop();
  expect(await isRendered('/tiny')).toBe(false);
  time += 600;
  expect(await isRendered('/tiny')).toBe(true);
  await loop();
  time += 600;
  expect(await isRendered('/tiny')).toBe(false);
  time += 600;
  expect(await isRendered('/tiny')).toBe(true);
});

test('a page that only waits costs the others nothing', async () => {
  const open = startWith("if (request.url.endsWith('?wait')) await new Promise(() => {}); " + heading, {
    timeLimit: 300,
  });
  await open('/tiny');
  await open('/tiny?wait');
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  expect(errors.map(({ reason }) => reason)).toEqual(['it took too long']);
});

test('an app whose host is down goes on with the build that was live', async () => {
  const open = startWith(heading);
  await open('/tiny');
  hosts.files.delete('https://mfe_tiny.example/manifest.json');
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  expect(errors[0]).toMatchObject({ app: 'mfe_tiny', reason: expect.stringContaining('status 404') as string });
});

test("without the shell's host there is nothing to show, for now", async () => {
  hosts.files.delete('https://site.example/manifest.json');
  const page = await start()('/tiny');
  expect(page?.status).toBe(503);
  expect(page?.headers.get('cache-control')).toBe('no-store');
  hosts.release('site', 'b-aaaaaaaaaa', tinyShell);
  expect((await start()('/other'))?.status).toBe(200);
});
