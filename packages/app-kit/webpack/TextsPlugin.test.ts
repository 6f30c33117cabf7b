/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import webpack from 'webpack';
import { StartupTasksPlugin } from './StartupTasksPlugin.mjs';
import { TextsPlugin } from './TextsPlugin.mjs';

let folder: string;
afterAll(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string | object>>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
};

const isShell = (name: string) => name === 'shell';

/** Builds the folder `name` with the configuration of an app or of the shell. Returns the names of the built files. */
async function build(name: string): Promise<readonly string[]> {
  const config: webpack.Configuration = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(folder, name),
    devtool: false,
    entry: { [name]: './index.js' },
    output: {
      path: join(folder, name, 'dist'),
      publicPath: `https://${name}.example/b-1/`,
      filename: '[name].js',
      strictModuleExceptionHandling: true,
    },
    optimization: { chunkIds: 'named' },
    module: {
      rules: [
        {
          test: /messages\/[\w-]+\.json$/,
          loader: join(__dirname, '../messages/webpackLoader.cjs'),
          options: { catalogs: 'external' },
        },
      ],
    },
    plugins: [
      // Include a plugin that prepends code to scripts after the texts were moved.
      ...(isShell(name) ? [new StartupTasksPlugin('shell.js')] : []),
      new TextsPlugin(isShell(name)),
    ],
  };
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)(config);
  const { assets = [], errors = [] } = stats?.toJson() ?? {};
  expect(errors).toEqual([]);
  return assets.map((asset) => asset.name).sort();
}

/** Returns the content of the file at a URL such as `https://app.example/b-1/part.js`. */
const readAt = (url: string) =>
  readFileSync(join(folder, url.replace(/^https:\/\/(\w+)\.example\/b-1\//, '$1/dist/')), 'utf8');

interface PageOptions {
  readonly language?: string;
  /** URLs of the app's texts that the page's HTML contains. */
  readonly texts?: readonly string[];
  /** Responses that replace the files of the hosts, in order of the requests. */
  readonly answers?: readonly (() => Promise<Response>)[];
  /** Hosts whose scripts the page runs. */
  readonly hosts?: readonly string[];
}

/** Runs the scripts of the shell and of the app in a page. Returns their output and the requested URLs. */
async function run({ language = 'en', texts = [], answers = [], hosts = ['shell', 'app'] }: PageOptions = {}) {
  const output: unknown[] = [];
  const fetched: string[] = [];
  const remaining = [...answers];
  const shellTexts = `/b-1/${language}/shell.json`;
  const inPage = Object.fromEntries([
    [shellTexts, JSON.parse(readAt(`https://shell.example${shellTexts}`)) as object],
    ...texts.map((url) => [url, JSON.parse(readAt(url)) as object] as const),
  ]);
  const context = vm.createContext({
    document: {
      documentElement: { lang: language },
      getElementById: (id: string) => (id === 'texts' ? { textContent: JSON.stringify(inPage) } : null),
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: {
        appendChild: (script: { src: string; onload: (event: object) => void }) => {
          vm.runInContext(readAt(script.src), context);
          script.onload({ type: 'load' });
        },
      },
    },
    location: { origin: 'https://shell.example' },
    fetch: (url: string, { cache }: RequestInit = {}) => {
      fetched.push(`${url.replace('.example/b-1', '')} ${cache ?? ''}`.trim());
      return remaining.shift()?.() ?? Promise.resolve(new Response(readAt(url)));
    },
    output,
    setTimeout,
    clearTimeout,
    AbortSignal,
  });
  vm.runInContext('var self = globalThis; var window = globalThis;', context);
  for (const name of hosts) vm.runInContext(readAt(`https://${name}.example/b-1/${name}.js`), context);
  await new Promise((done) => setTimeout(done, 20));
  return { output, fetched };
}

const hello = ['Hello `you` $', ['now'], ' \\ "it\'s"'];
const bye = ['Bye, ', ['name']];

let files: readonly string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  write({
    'shell/index.js': "import texts from './messages/en.json'; void require.cache; output.push(texts);",
    'shell/messages/en.json': { menu: 'Menu' },
    ...Object.fromEntries(['ar', 'fr', 'sw'].map((each) => [`shell/messages/${each}.json`, { menu: each }])),
    'app/index.js': `const load = () => import(/* webpackChunkName: "part" */ './part.js');
      load().catch((error) => { output.push(error.name, error.message); return load(); }).catch(() => undefined);`,
    'app/part.js':
      "import texts from './messages/en.json'; import more from './messages/more-en.json'; output.push(texts, more);",
    'app/messages/en.json': { hello: 'Hello `you` ${now} \\ "it\'s"', bye: 'Bye, {name}' },
    'app/messages/fr.json': { hello: 'Bonjour' },
    'app/messages/more-en.json': { more: 'More' },
    'app/messages/more-ar.json': { more: 'المزيد' },
  });
  await build('shell');
  files = await build('app');
});

describe('the texts of a chunk', () => {
  test.each([
    ['en', 'en', ['Menu'], { hello, bye }, ['More']],
    // English replaces missing translations and languages.
    ['fr', 'fr', ['fr'], { hello: ['Bonjour'], bye }, ['More']],
    ['ar', 'ar', ['ar'], { hello, bye }, ['المزيد']],
    ['sw', 'en', ['sw'], { hello, bye }, ['More']],
  ])("load with the chunk's script in the page's language: %s", async (language, from, menu, texts, more) => {
    await expect(run({ language })).resolves.toEqual({
      output: [{ menu }, texts, { more }],
      fetched: [`https://app/${from}/part.json`],
    });
  });

  test('are not fetched if the page contains them', async () => {
    const { output, fetched } = await run({ language: 'fr', texts: ['https://app.example/b-1/fr/part.json'] });
    expect(output.slice(1)).toEqual([{ hello: ['Bonjour'], bye }, { more: ['More'] }]);
    expect(fetched).toEqual([]);
  });

  test('are not in the scripts', () => {
    const scripts = ['app', 'part'].map((name) => readAt(`https://app.example/b-1/${name}.js`));
    expect(scripts.join('')).not.toMatch(/Hello|Bonjour|More/);
  });

  test('are fetched bypassing caches if the first response is not JSON', async () => {
    await expect(run({ answers: [() => Promise.resolve(new Response('<html>'))] })).resolves.toEqual({
      output: [{ menu: ['Menu'] }, { hello, bye }, { more: ['More'] }],
      fetched: ['https://app/en/part.json', 'https://app/en/part.json reload'],
    });
  });

  test('cause the same error as a failed script if they do not load, and are fetched again at the next attempt', async () => {
    const absent = () => Promise.resolve(new Response('', { status: 404 }));
    const offline = () => Promise.reject(new TypeError('offline'));
    await expect(run({ answers: [absent, offline] })).resolves.toEqual({
      output: [
        ...[{ menu: ['Menu'] }, 'ChunkLoadError', 'Texts did not load: https://app.example/b-1/en/part.json'],
        ...[{ hello, bye }, { more: ['More'] }],
      ],
      fetched: ['https://app/en/part.json', 'https://app/en/part.json reload', 'https://app/en/part.json'],
    });
  });
});

test('texts of another build make the chunk fail, and are fetched bypassing caches at the next attempt', async () => {
  const otherTexts = () => Promise.resolve(new Response('{"t0":{"hello":["Other"]}}'));
  await expect(run({ answers: [otherTexts] })).resolves.toEqual({
    output: [
      ...[{ menu: ['Menu'] }, 'ChunkLoadError', 'Texts are of another build'],
      ...[{ hello, bye }, { more: ['More'] }],
    ],
    fetched: ['https://app/en/part.json', 'https://app/en/part.json reload'],
  });
});

test('texts are in English on a page without the shell', async () => {
  const { output, fetched } = await run({ language: 'fr', hosts: ['app'] });
  expect(output).toEqual([{ hello, bye }, { more: ['More'] }]);
  expect(fetched).toEqual(['https://app/en/part.json']);
});

test('a build has one text file for each script and language', () => {
  expect(files).toEqual(['app.js', 'ar/part.json', 'en/part.json', 'fr/part.json', 'part.js']);
});
