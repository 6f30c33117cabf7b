/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveSettings, writeLiveSettings } from '@adp/site-document';
import type { RendererOptions, RenderError } from './createRenderer';
import { createHosts, tinyApp } from './testing/createHosts';
import { startRenderer } from './testing/startRenderer';

const build = 'b-0123456789';
const at = (path: string) => `https://mfe_tiny.example/${path}`;
const heading = "return page(heading('Tiny'));";
const readData =
  "const { status } = await fetch('/api/v1/articles'); if (status >= 500) throw new Response(null, { status });";
const memory = 'const all = []; for (;;) all.push(new Array(100000).fill(Math.random()));';

interface Fault {
  /** The name of the fault's row in docs/faults.md. */
  readonly name: string;
  /** The body of the app's render function. */
  readonly body?: string;
  /** Code that runs when the app is loaded. */
  readonly more?: string;
  readonly breakHost?: (hosts: ReturnType<typeof createHosts>) => void;

  readonly handleRequest?: RendererOptions['handleRequest'];
  readonly reason: string | RegExp;
  readonly status?: 503;
}

const faults: readonly Fault[] = [
  { name: 'throws in a loader or while rendering', body: "throw new Error('broken');", reason: 'broken' },
  {
    name: 'redirects to another site',
    body: "return { status: 302, location: 'https://evil.example/' };",
    reason: /redirects to/,
  },
  { name: 'requires a module that is not shared', body: "require('fs');", reason: 'fs is not shared with apps' },
  { name: 'never finishes', body: 'await new Promise(() => {});', reason: 'it took too long' },
  { name: 'loops forever', body: 'for (;;);', reason: 'it took too long' },
  { name: 'loops forever while loading', more: 'for (;;);', reason: 'it took too long' },
  { name: 'throws while loading', more: "throw new Error('broken');", reason: /broken/ },
  { name: 'calls `process.exit`', body: 'process.exit();', reason: 'process.exit is not a function' },
  {
    name: 'ends with an uncaught error',
    body: "setTimeout(() => { throw new Error('late'); }); await new Promise(() => {});",
    reason: 'late',
  },
  { name: 'exhausts its heap', body: memory, reason: /memory/ },
  {
    name: 'exhausts memory outside the heap',
    body: 'const all = []; for (;;) all.push(new Uint8Array(100000000));',
    reason: /Array buffer allocation failed/,
  },
  {
    name: 'server code is altered',
    breakHost: ({ files }) => files.set(at(`${build}/server.js`), 'other'),
    reason: /server\.js does not match its listed hash/,
  },
  {
    name: 'server code is missing',
    breakHost: ({ files }) => files.delete(at(`${build}/server.js`)),
    reason: /server\.js: status 404/,
  },
  {
    name: 'server code arrives too late',
    breakHost: ({ hanging }) => hanging.add(at(`${build}/server.js`)),
    reason: 'it took too long',
  },
  {
    name: 'style sheet is altered or missing',
    breakHost: ({ files }) => files.set(at(`${build}/page.css`), 'other'),
    reason: /page\.css does not match its listed hash/,
  },
  {
    name: 'style sheet arrives too late',
    breakHost: ({ hanging }) => hanging.add(at(`${build}/page.css`)),
    reason: 'it took too long',
  },
  {
    name: 'host has always been down',
    breakHost: ({ files }) => files.delete(at('manifest.json')),
    reason: 'its build is unknown',
    status: 503,
  },
  {
    name: 'host has always hung',
    breakHost: ({ hanging }) => hanging.add(at('manifest.json')),
    reason: 'its build is unknown',
    status: 503,
  },
  {
    name: 'data service is down',
    body: readData,
    handleRequest: () => Promise.resolve(new Response(null, { status: 503 })),
    reason: 'status 503',
    status: 503,
  },
  {
    name: 'data service is slow',
    body: readData,
    handleRequest: () => new Promise(() => undefined),
    reason: 'it took too long',
  },
  {
    name: 'endpoints are broken',
    body: readData,
    handleRequest: () => Promise.reject(new Error('broken')),
    reason: 'status 500',
  },
];

describe('if an app fails, the response is the HTML with which the browser renders the page', () => {
  test.each(faults)('$name', async ({ body = heading, more, breakHost, handleRequest, reason, status = 200 }) => {
    const hosts = createHosts();
    hosts.release('mfe_tiny', build, tinyApp(body, more));
    breakHost?.(hosts);
    const errors: RenderError[] = [];
    const onError = (error: RenderError) => errors.push(error);
    // Use a long limit for faults that do not depend on it, because starting a process takes time on a busy machine.
    const isLate = reason === 'it took too long';
    const timeLimit = isLate ? 800 : 5_000;
    const { open } = startRenderer(hosts, { timeLimit, onError, ...(handleRequest && { handleRequest }) });
    const began = performance.now();
    const page = await open('/tiny');
    if (isLate) expect(performance.now() - began).toBeLessThan(1_500);
    expect(page?.status).toBe(status);
    expect(page?.text).toContain('<div id="root"></div>');
    expect(page?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(page?.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(errors).toContainEqual(
      expect.objectContaining({
        app: 'mfe_tiny',
        route: '/tiny',
        reason: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string),
      }),
    );
    const isRendered = async () => (await open('/other'))?.text.includes('<h1>Other</h1>') ?? false;
    expect((await isRendered()) || (await isRendered()) || (await isRendered())).toBe(true);
  });

  test('docs/faults.md lists all faults', () => {
    const text = readFileSync(join(__dirname, '../../../../docs/faults.md'), 'utf8');
    const [, table = ''] = text.split('<!-- faults of a server -->');
    const named = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, name]) => name).slice(2);
    expect(named).toEqual(faults.map(({ name }) => name));
  });
});

describe('an unrendered page has the status of its content', () => {
  const start = (handleRequest: NonNullable<RendererOptions['handleRequest']>) => {
    const hosts = createHosts();
    const errors: RenderError[] = [];
    const owns = { mfe_tiny: ['/articles', '/tiny'], mfe_other: ['/:username'] };
    const site = hosts.register('mfe_tiny', 'mfe_other');
    const apps = site.registry.apps.map((app) => ({ ...app, owns: owns[app.name as keyof typeof owns] }));
    const registry = { ...site.registry, apps: [...apps, { name: 'mfe_soon', origin: null, owns: ['/soon'] }] };
    hosts.files.set(site.origin + liveSettings, writeLiveSettings({ ...site, registry }));
    hosts.release('mfe_tiny', build, tinyApp("throw new Error('broken');"));
    hosts.release('mfe_other', build, tinyApp("throw new Error('broken');"));
    hosts.release(
      'site',
      'b-aaaaaaaaaa',
      "exports.shared = { tools: {} }; exports.renderPage = () => { throw new Error('broken'); };",
    );
    const { open } = startRenderer(hosts, { handleRequest, onError: (error) => errors.push(error) });
    return { open, errors };
  };
  const statuses: Readonly<Record<string, number>> = {
    '/api/v1/articles/there?lang=en': 200,
    '/api/v1/articles/missing?lang=en': 404,
    '/api/v1/articles/removed?lang=fr': 410,
    '/api/v1/articles/limited?lang=en': 429,
    '/api/v1/people/amina': 200,
    '/api/v1/people/nobody': 404,
  };

  test.each([
    ['/articles/there', 200],
    ['/articles/missing', 404],
    ['/articles/missing/', 404],
    ['/fr/articles/removed', 410],
    ['/articles/limited', 503],
    ['/articles/failing', 503],
    ['/amina', 200],
    ['/nobody', 404],
    // The rendered page would be a redirect or a 404.
    ['/Nobody', 503],
    ['/tiny', 200],
    ['/fr/tiny/', 200],
    ['/tiny/other', 503],
    ['/soon/any', 200],
    ['/of/nobody', 404],
    ['/', 200],
    ['/fr', 200],
  ])('%s: %i', async (path, status) => {
    const { open, errors } = start((request) => {
      const { pathname, search } = new URL(request.url);
      const apiStatus = statuses[pathname + search];
      return apiStatus === undefined
        ? Promise.reject(new Error('failed'))
        : Promise.resolve(new Response('', { status: apiStatus }));
    });
    const page = await open(path);
    expect(page?.status).toBe(status);
    expect(page?.text).toContain('<div id="root"></div>');
    expect(page?.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
    expect(page?.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(errors.filter(({ route }) => route === path)).toHaveLength(1);
  });

  test('the status is 503 if the data service is too slow', async () => {
    const { open } = start(() => new Promise(() => undefined));
    await open('/tiny');
    const began = performance.now();
    expect((await open('/articles/missing'))?.status).toBe(503);
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});

test('a build without server code is not an error', async () => {
  const hosts = createHosts();
  hosts.release('mfe_tiny', build);
  const errors: RenderError[] = [];
  const { open } = startRenderer(hosts, { onError: (error) => errors.push(error) });
  expect((await open('/tiny'))?.text).toContain('<div id="root"></div>');
  expect(errors).toEqual([]);
});

test.each(['files', 'hanging'] as const)(
  'pages are still rendered with the last live build if a host fails later (%s)',
  async (how) => {
    const hosts = createHosts();
    hosts.release('mfe_tiny', build, tinyApp(heading));
    const errors: RenderError[] = [];
    const { open } = startRenderer(hosts, { onError: (error) => errors.push(error) });
    await open('/tiny');
    for (const host of ['https://mfe_tiny.example', 'https://site.example'])
      if (how === 'files') hosts.files.delete(`${host}/manifest.json`);
      else hosts.hanging.add(`${host}/manifest.json`);
    expect((await open('/tiny'))?.text).toContain('<h1>Tiny</h1>');
    expect(errors.map(({ app }) => app)).toEqual(expect.arrayContaining(['shell']));
  },
);
