/** @jest-environment node */
import type { RendererOptions, RenderError } from './createRenderer';
import { createHosts, tinyApp, tinyShell } from './testing/createHosts';
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

test('a build is rendered as soon as it is released', async () => {
  const open = startWith(heading);
  await open('/tiny');
  hosts.release('mfe_tiny', 'b-9999999999', tinyApp("return page(heading('Newer'))"));
  expect((await open('/tiny'))?.text).toContain('<h1>Newer</h1>');
  expect((await open('/tiny'))?.text).toContain('b-9999999999/entry.js');
  expect(errors).toEqual([]);
});

test('the code of a build is loaded only once', async () => {
  const open = startWith(heading);
  for (let time = 0; time < 3; time += 1) await open('/tiny');
  expect(hosts.requested.filter((url) => url.endsWith('server.js'))).toHaveLength(2);
});

test('an app is rendered as soon as it is registered, but only under its current prefixes', async () => {
  hosts.release('mfe_new', build, tinyApp("return page(heading('New'))"));
  const open = startWith(heading);
  expect((await open('/new'))?.status).toBe(404);
  hosts.register('mfe_tiny', 'mfe_new');
  const page = await open('/new');
  expect(page?.text).toContain('<h1>New</h1>');
  expect(page?.text).toContain('href="https://mfe_new.example/b-0123456789/entry.js"');
  expect(page?.headers.get('content-security-policy')).toContain('https://mfe_new.example');
  expect((await open('/other'))?.status).toBe(404);
  hosts.files.set('https://site.example/builds/site.json', '{"registry":{"apps":"all"}}');
  expect((await open('/new'))?.text).toContain('<h1>New</h1>');
  expect(errors).toMatchObject([{ app: 'shell', reason: expect.stringMatching(/^The registry is invalid/) as string }]);
});

test('an app that failed at startup is read again after a second', async () => {
  let time = 1_000_000;
  const open = start({ staleAfter: 5_000, now: () => time });
  expect((await open('/tiny'))?.text).toContain('<div id="root"></div>');
  hosts.release('mfe_tiny', build, tinyApp(heading));
  time += 1_100;
  await open('/other');
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
});

test("a host whose requests never settle does not delay releases of other hosts, and a response header reports the host's age", async () => {
  let time = 1_000_000;
  hosts.release('mfe_tiny', build, tinyApp(heading));
  const stuck = new Set<string>();
  const open = start({
    now: () => time,
    answerTimeout: 100,
    fetch: (input, init) =>
      stuck.has(String(input)) ? new Promise(() => undefined) : hosts.fetch(input as string, init),
  });
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  stuck.add('https://mfe_other.example/manifest.json');
  hosts.release('mfe_tiny', 'b-9999999999', tinyApp("return page(heading('Newer'))"));
  time += 60_000;
  expect((await open('/tiny'))?.text).toContain('<h1>Newer</h1>');
  expect((await open('/tiny'))?.headers.get('x-live-read')).toBe('1970-01-01T00:16:40.000Z mfe_other');
  expect(errors).toContainEqual({ app: 'mfe_other', reason: 'it took too long' });
  stuck.add('https://site.example/manifest.json');
  hosts.release('mfe_tiny', build, tinyApp(heading));
  time += 60_000;
  await open('/tiny');
  expect(errors).toContainEqual({ app: 'shell', reason: 'it took too long' });
  stuck.clear();
  time += 60_000;
  expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  expect((await open('/tiny'))?.headers.get('x-live-read')).toMatch(/^1970-01-01T00:19:40.000Z/);
});

test('server code is requested again for a later page if the first request never settles', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    let time = 1_000_000;
    hosts.release('mfe_tiny', build, tinyApp(heading));
    const stuck = new Set([`https://mfe_tiny.example/${build}/server.js`]);
    const open = start({
      now: () => time,
      timeLimit: 3_000,
      fetch: (input, init) =>
        stuck.has(String(input)) ? new Promise(() => undefined) : hosts.fetch(input as string, init),
    });
    const first = open('/tiny');
    await jest.advanceTimersByTimeAsync(3_000);
    expect((await first)?.text).toContain('<div id="root"></div>');
    stuck.clear();
    await jest.advanceTimersByTimeAsync(10_000);
    time += 600;
    expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
  } finally {
    jest.useRealTimers();
  }
});

test("without the shell's host, the site is unavailable", async () => {
  hosts.files.delete('https://site.example/manifest.json');
  const page = await start()('/tiny');
  expect(page?.status).toBe(503);
  expect(page?.headers.get('cache-control')).toBe('no-store');
  hosts.release('site', 'b-aaaaaaaaaa', tinyShell);
  expect((await start()('/other'))?.status).toBe(200);
});
