/** @jest-environment node */
import type { RendererOptions, RenderError } from './createRenderer';
import { createHosts, tinyApp } from './testing/createHosts';
import { startRenderer } from './testing/startRenderer';

const build = 'b-0123456789';
const newerBuild = 'b-9999999999';
const newer = tinyApp("return page(heading('Newer'))");

let hosts: ReturnType<typeof createHosts>;
let errors: RenderError[];
beforeEach(() => {
  hosts = createHosts();
  errors = [];
});

/** Starts a site whose app `mfe_tiny` renders with `body`. Returns a function that opens the app's pages. */
function startWith(body: string, options: Partial<RendererOptions> = {}) {
  hosts.release('mfe_tiny', build, tinyApp(body));
  const onError = (error: RenderError) => errors.push(error);
  const renderer = startRenderer(hosts, { timeLimit: 10_000, onError, ...options });
  return async (path: string) => (await renderer.open(path))?.text ?? '';
}

/** Returns a promise that resolves when `open` is called. */
function createGate() {
  const aborter = new AbortController();
  const passed = new Promise<void>((done) => aborter.signal.addEventListener('abort', () => done()));
  return { open: () => aborter.abort(), passed };
}

/** Returns a request handler that waits for `release`. */
function holdResponses() {
  const requested: string[] = [];
  const arrival = createGate();
  const release = createGate();
  const handleRequest = async (request: Request) => {
    requested.push(request.url);
    arrival.open();
    await release.passed;
    return new Response('found at ');
  };
  return { handleRequest, requested, arrived: arrival.passed, release: release.open };
}

test('pages are rendered with the previous build until the code of a new build has loaded', async () => {
  let time = 1_000_000;
  const open = startWith("return page(heading('Tiny'))", { staleAfter: 5_000, now: () => time });
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  hosts.release('mfe_tiny', newerBuild, newer);
  time += 5_100;
  const pages = [await open('/tiny')];
  for (let tries = 0; tries < 1_000 && !pages.at(-1)?.includes('<h1>Newer</h1>'); tries += 1) {
    await new Promise((done) => setTimeout(done, 5));
    pages.push(await open('/tiny'));
  }
  expect(pages.at(-1)).toContain('<h1>Newer</h1>');
  // Each page has the resource hints of its own build.
  for (const page of pages.slice(0, -1)) {
    expect(page).toContain('<h1>Tiny</h1>');
    expect(page).not.toContain(newerBuild);
  }
  expect(pages.length).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test('a shell whose files all hang is reported, without unhandled rejections', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const shell = { build: 'b-aaaaaaaaaa', js: [], css: ['shell.css'], fonts: [], identity: [], integrity: {} };
  hosts.files.set('https://site.example/manifest.json', JSON.stringify(shell));
  for (const file of ['shell.css', 'provided.json']) hosts.hanging.add(`https://site.example/b-aaaaaaaaaa/${file}`);
  const open = startWith("return page(heading('Tiny'))", { answerTimeout: 50 });
  await open('/tiny');
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', unhandled);
  expect([errors.map(({ app }) => app), unhandled.mock.calls]).toEqual([['shell'], []]);
});

test("a build's list of imported names is requested together with its routes", async () => {
  hosts.hanging.add(`https://mfe_tiny.example/${build}/routes.json`);
  const open = startWith("return page(heading('Tiny'))", { answerTimeout: 50 });
  await open('/tiny');
  expect(hosts.requested).toContain(`https://mfe_tiny.example/${build}/uses.json`);
});

test('a build that the live shell rejects is reported once, and its pages stay readable', async () => {
  let time = 1_000_000;
  const provided = { contracts: [2], versions: {}, names: {} };
  hosts.files.set('https://site.example/b-aaaaaaaaaa/provided.json', JSON.stringify(provided));
  const open = startWith("return page(heading('Tiny'))", { staleAfter: 5_000, now: () => time });
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  time += 6_000;
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  const reason = `${build} does not fit the shell b-aaaaaaaaaa: it needs contract 1, but the shell supports 2`;
  expect(errors.filter(({ app }) => app === 'mfe_tiny')).toEqual([{ app: 'mfe_tiny', reason }]);
});

test.each([
  [[1], 'Tiny'],
  [[1, 2], 'Newer'],
])('a shell with the contracts %j renders the build that its pages use', async (contracts, heading) => {
  const provided = { contracts, versions: {}, names: {} };
  hosts.files.set('https://site.example/b-aaaaaaaaaa/provided.json', JSON.stringify(provided));
  const open = startWith("return page(heading('Tiny'))");
  const manifestUrl = 'https://mfe_tiny.example/manifest.json';
  const live = hosts.files.get(manifestUrl) ?? '';
  hosts.release('mfe_tiny', newerBuild, newer);
  const next = { ...(JSON.parse(hosts.files.get(manifestUrl) ?? '') as object), contract: 2 };
  hosts.files.set(manifestUrl, JSON.stringify({ ...(JSON.parse(live) as object), next }));
  const page = await open('/tiny');
  expect(page).toContain(`<h1>${heading}</h1>`);
  // The HTML contains only the manifest of the build that it uses.
  expect(page.includes(newerBuild)).toBe(heading === 'Newer');
  expect(page.includes(`${build}/entry.js`)).toBe(heading === 'Tiny');
  expect(errors).toEqual([]);
});

test('a page added by a release is available immediately, even if the live state was read a second ago', async () => {
  let time = 1_000_000;
  const body = "return request.url.endsWith('/added') ? { ...page('none'), status: 404 } : page(heading('Tiny'))";
  const open = startWith(body, { staleAfter: 5_000, now: () => time });
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  expect(await open('/tiny/added')).toContain('none');
  hosts.release('mfe_tiny', newerBuild, newer);
  time += 1_100;
  expect(await open('/tiny/added')).toContain('<h1>Newer</h1>');
  expect(hosts.requested.filter((url) => url.endsWith('mfe_tiny.example/manifest.json'))).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('the first page after a period without visits comes from the latest release', async () => {
  let time = 1_000_000;
  const open = startWith("return page(heading('Tiny'))", { staleAfter: 5_000, answerTimeout: 5_000, now: () => time });
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  hosts.release('mfe_tiny', newerBuild, newer);
  time += 20_000;
  expect(await open('/tiny')).toContain('<h1>Newer</h1>');
});

test('a page finishes rendering with the build that it started with', async () => {
  const { handleRequest, arrived, release } = holdResponses();
  const body = "if (request.url.endsWith('?held')) await fetch('/api/v1/articles'); return page(heading('Tiny'))";
  const open = startWith(body, { handleRequest });
  const held = open('/tiny?held');
  await arrived;
  hosts.release('mfe_tiny', newerBuild, newer);
  expect(await open('/tiny')).toContain('<h1>Newer</h1>');
  release();
  expect(await held).toContain('<h1>Tiny</h1>');
  expect(errors).toEqual([]);
});

test('a new build that fails to load does not affect other apps, and is reported when one of its pages is requested', async () => {
  const open = startWith("return page(heading('Tiny'))");
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  hosts.release('mfe_tiny', newerBuild, "throw new Error('broken')");
  expect(await open('/other')).toContain('<h1>Other</h1>');
  expect(await open('/tiny')).toContain('<div id="root"></div>');
  expect(errors).toContainEqual(expect.objectContaining({ app: 'mfe_tiny', build: newerBuild, route: '/tiny' }));
});

test('a new build that never finishes loading does not delay pages of other apps', async () => {
  let time = 1_000_000;
  const open = startWith("return page(heading('Tiny'))", { staleAfter: 5_000, now: () => time, answerTimeout: 50 });
  expect(await open('/other')).toContain('<h1>Other</h1>');
  hosts.release('mfe_tiny', newerBuild, newer);
  hosts.hanging.add(`https://mfe_tiny.example/${newerBuild}/server.js`);
  time += 61_000;
  const began = performance.now();
  expect(await open('/other')).toContain('<h1>Other</h1>');
  expect(performance.now() - began).toBeLessThan(1_500);
});

test('pages that render concurrently share their fetches, and later pages fetch again', async () => {
  const { handleRequest, requested, release } = holdResponses();
  const open = startWith(
    `
    if (request.url.endsWith('?count')) return page(String(globalThis.pages));
    globalThis.pages = (globalThis.pages ?? 0) + 1;
    return page(await (await fetch('/api/v1/articles')).text() + request.url);`,
    { handleRequest },
  );
  const pages = [open('/tiny?a'), open('/tiny?b')];
  for (let tries = 0; tries < 1_000 && !(await open('/tiny?count')).includes('<div id="root">2</div>'); tries += 1);
  release();
  expect((await Promise.all(pages)).map((page) => /found at [^<]*/.exec(page)?.[0])).toEqual([
    'found at https://site.example/tiny?a',
    'found at https://site.example/tiny?b',
  ]);
  expect(requested).toHaveLength(1);
  await open('/tiny?c');
  expect(requested).toHaveLength(2);
});

test('a page is rendered with the live registry', async () => {
  const open = startWith('return page(config.apps.map(({ name }) => name).join());');
  expect(await open('/tiny')).toContain('<div id="root">mfe_tiny,mfe_other</div>');
  hosts.register('mfe_tiny');
  expect(await open('/tiny')).toContain('<div id="root">mfe_tiny</div>');
});

test("a visitor who has exceeded a rate limit gets the shell's HTML without rendering or caching", async () => {
  hosts.release('mfe_tiny', build, tinyApp("return page(heading('Tiny'))"));
  const renderer = startRenderer(hosts);
  const page = await renderer.open('/tiny', {}, true);
  expect(page?.status).toBe(429);
  expect(page?.text).toContain('<div id="root"></div>');
  expect(page?.headers.get('cache-control')).toBe('no-store');
  expect(page?.headers.get('retry-after')).toBe('60');
  expect(hosts.requested.filter((url) => url.endsWith('server.js'))).toEqual([]);
});
