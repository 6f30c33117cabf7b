/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { RenderError } from './createRenderer';
import { createHosts, tinyApp } from './testing/createHosts';
import { startRenderer } from './testing/startRenderer';

const build = 'b-0123456789';

/**
 * Expressions with which an app's code tries to exceed its permissions. Each returns a text on success. All of them
 * would succeed in a worker thread.
 */
const attacks = [
  ['reads a file', "process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')"],
  ["reads the renderer's environment", "process.getBuiltinModule('fs').readFileSync('/proc/self/environ', 'utf8')"],
  ['runs a program', "process.getBuiltinModule('child_process').execSync('id').toString()"],
  ['opens a connection', "await reach(process.getBuiltinModule('net').connect(PORT, '127.0.0.1'))"],
  ['ends the renderer', "process.kill(process.ppid, 'SIGTERM') && 'ended'"],
  ['uses internal bindings', "Object.keys(process.binding('fs')).join()"],
  ['starts a thread', "new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true }) && 'started'"],
  ['imports a Node module', "(await import('node:fs')).readFileSync('/etc/passwd', 'utf8')"],
  ['creates code from a string', "heading.constructor('return typeof process')()"],
  [
    'imports a Node module in code from a string',
    '(await heading.constructor(\'return import("node:os")\')()).hostname()',
  ],
  ['uses the require of the start script', "globalThis.require('fs').readFileSync('/etc/passwd', 'utf8')"],
  ['opens a WebSocket', "new WebSocket('ws://127.0.0.1:PORT') && 'opened'"],
  ['opens an event source', "new EventSource('http://127.0.0.1:PORT') && 'opened'"],
  [
    'uses the dispatcher behind fetch',
    `await new Promise((done, fail) => Object.getOwnPropertySymbols(globalThis).map((name) => globalThis[name])
      .find((value) => value?.dispatch).dispatch({ origin: 'http://127.0.0.1:PORT', path: '/', method: 'GET' },
        { onConnect() {}, onHeaders() { done('reached'); }, onData() {}, onComplete() {}, onError: fail }))`,
  ],
  ['finds a socket behind the console', "await reach(new console._stdout.constructor().connect(PORT, '127.0.0.1'))"],
  [
    'finds a socket in the objects of a stack trace',
    `(() => {
      let sites = [];
      Error.prepareStackTrace = (_, found) => (sites = found);
      try { globalThis.Error = { prepareStackTrace: (_, found) => (sites = found) }; } catch {}
      const trace = {};
      Error.captureStackTrace(trace);
      void trace.stack;
      if (sites.length === 0) throw new Error('no objects');
      return sites.map((site) => typeof site.getThis()).join();
    })()`,
  ],
  ['reads what the process was started with', 'JSON.stringify([process.env.PATH, process.argv, process.execPath])'],
] as const;

let server: Server;
let connections = 0;
beforeAll(async () => {
  server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  server.on('connection', () => (connections += 1));
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Starts an app that renders with `body`. Returns a function that opens the app's pages. */
function startWith(body: string) {
  const hosts = createHosts();
  const { port } = server.address() as AddressInfo;
  hosts.release('mfe_tiny', build, tinyApp(body.replaceAll('PORT', String(port))));
  const errors: RenderError[] = [];
  const logs: string[] = [];
  const onLog = (_: string, text: string) => logs.push(text);
  const renderer = startRenderer(hosts, { timeLimit: 5_000, onError: (error) => errors.push(error), onLog });
  const open = async (path: string) => (await renderer.open(path))?.text ?? '';
  return { open, errors, logs };
}

test.each(attacks)("code that %s fails, and the app's pages are still rendered", async (_, attack) => {
  const before = connections;
  const { open, errors } = startWith(`
    const reach = (socket) => new Promise((done, fail) => socket.on('connect', () => done('reached')).on('error', fail));
    let found;
    try { found = ${attack}; } catch (error) { return page('refused: ' + error.message); }
    return page('found: ' + found);`);
  expect(await open('/tiny')).toMatch(
    attack.startsWith('JSON') ? 'found: [null,null,null]' : /<div id="root">refused: /,
  );
  expect(connections).toBe(before);
  expect(errors).toEqual([]);
});

test("no setter on an app's objects receives Node's internal objects", async () => {
  const { open } = startWith(`
    const found = [Object, Function, Array].map(({ prototype }) => Object.isExtensible(prototype));
    return page(found.join());`);
  expect(await open('/tiny')).toContain('<div id="root">false,false,false</div>');
});

test("code sees the globals of a page and of JavaScript, but none of Node's", async () => {
  const { open } = startWith("return page(Object.getOwnPropertyNames(globalThis).sort().join(' '));");
  const [, names = ''] = /<div id="root">([^<]*)/.exec(await open('/tiny')) ?? [];
  const language = ['Array', 'Intl', 'Promise', 'undefined'];
  expect(names.split(' ')).toEqual(expect.arrayContaining(['Response', 'URL', 'fetch', 'setTimeout', ...language]));
  for (const name of [
    'require',
    'module',
    'fs',
    'net',
    'child_process',
    'WebSocket',
    'EventSource',
    'BroadcastChannel',
  ])
    expect(names.split(' ')).not.toContain(name);
});

test("an app's console output is logged by the renderer as single lines, with a rate limit", async () => {
  const { open, logs } = startWith(`
    console.error('first\\nsecond', { at: 1 });
    for (let line = 0; line < 1_000; line += 1) console.log(line);
    return page(heading('Tiny'));`);
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  expect(logs[0]).toBe('first second { at: 1 }');
  expect(logs).toHaveLength(60);
});

test('a loader can only fetch from the API', async () => {
  const { open } = startWith(`
    const paths = ['/api/v1/articles', '/other', '//evil.example/api/', '/api/../other'];
    const found = await Promise.all(paths.map(async (path) => (await fetch(path).catch(() => ({}))).status));
    return page(found.join());`);
  expect(await open('/tiny')).toContain('<div id="root">200,404,,404</div>');
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a process can open no further file or socket', async () => {
  const { open } = startWith("return page(heading('Tiny'));");
  expect(await open('/tiny')).toContain('<h1>Tiny</h1>');
  const [pid = ''] = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ');
  const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8')) ?? [];
  expect(readdirSync(`/proc/${pid}/fd`).length).toBeGreaterThanOrEqual(Number(limit));
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').sort()).toEqual([
    '',
    'MALLOC_ARENA_MAX=1',
    expect.stringMatching(/^PWD=/),
    'TZ=UTC',
  ]);
});
