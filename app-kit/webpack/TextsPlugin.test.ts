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
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'translate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Readonly<Record<string, string | object>>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
};

/** Builds `index.js` as apps are built, or as the shell is. Returns the names of its files. */
async function build(isShell = false): Promise<readonly string[]> {
  const config: webpack.Configuration = {
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: false,
    entry: { tiny: './index.js' },
    output: { path: join(folder, 'dist'), publicPath: 'https://app.example/b-1/', filename: '[name].js' },
    optimization: { chunkIds: 'named' },
    module: {
      rules: [
        {
          test: /messages\/[\w-]+\.json$/,
          loader: join(__dirname, '../messages/webpackLoader.cjs'),
          options: { catalogs: 'late' },
        },
      ],
    },
    // What puts something before the script, after the messages are out.
    plugins: [new StartupTasksPlugin('tiny.js'), new TextsPlugin(isShell)],
  };
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)(config);
  const { assets = [], errors = [] } = stats?.toJson() ?? {};
  expect(errors).toEqual([]);
  return assets.map(({ name }) => name).sort();
}

const readBuilt = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

interface PageOptions {
  readonly language?: string;
  /** What the page has in its HTML, by address. */
  readonly texts?: object;
  /** What hosts answer, one after the other, in the place of the files. */
  readonly answers?: readonly (() => Promise<Response>)[];
}

/** Runs the built script in a page: what it has said, and what was fetched. */
async function run({ language = 'en', texts = {}, answers = [] }: PageOptions = {}) {
  const said: unknown[] = [];
  const fetched: string[] = [];
  const left = [...answers];
  const page: Record<string, unknown> = {
    document: {
      documentElement: { lang: language },
      getElementById: (id: string) => (id === 'texts' ? { textContent: JSON.stringify(texts) } : null),
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: {
        appendChild: (script: { src: string; onload: (event: object) => void }) => {
          vm.runInContext(readBuilt(script.src.replace('https://app.example/b-1/', '')), context);
          script.onload({ type: 'load' });
        },
      },
    },
    location: { origin: 'https://app.example' },
    fetch: (address: string, { cache }: RequestInit) => {
      fetched.push(`${address.replace('https://app.example/b-1/', '')} ${cache ?? ''}`.trim());
      return (
        left.shift()?.() ?? Promise.resolve(new Response(readBuilt(address.replace('https://app.example/b-1/', ''))))
      );
    },
    said,
    setTimeout,
    clearTimeout,
    AbortSignal,
  };
  const context = vm.createContext(page);
  vm.runInContext('var self = globalThis; var window = globalThis;', context);
  vm.runInContext(readBuilt('tiny.js'), context);
  await new Promise((done) => setTimeout(done, 20));
  return { said, fetched };
}

const catalogs = {
  'messages/en.json': { hello: 'Hello `you` ${now} \\ "it\'s"', bye: 'Bye, {name}' },
  'messages/fr.json': { hello: 'Bonjour' },
  'messages/more-en.json': { more: 'More' },
  'messages/more-ar.json': { more: 'المزيد' },
};
const hello = ['Hello `you` $', ['now'], ' \\ "it\'s"'];
const bye = ['Bye, ', ['name']];

describe('an app', () => {
  beforeEach(async () => {
    write({
      'index.js': `const load = () => import(/* webpackChunkName: "part" */ './part.js');
        void require.cache;
        said.push('begun');
        load().catch((error) => { said.push(error.name, error.message); return load(); }).catch(() => undefined);`,
      'part.js': `import texts from './messages/en.json'; import more from './messages/more-en.json'; said.push(texts, more);`,
      ...catalogs,
    });
    await expect(build()).resolves.toEqual(['ar/part.json', 'en/part.json', 'fr/part.json', 'part.js', 'tiny.js']);
  });

  test.each([
    ['en', 'en', { hello, bye }, ['More']],
    // A message that a language lacks is English, and so is a page in a language that the app lacks.
    ['fr', 'fr', { hello: ['Bonjour'], bye }, ['More']],
    ['ar', 'ar', { hello, bye }, ['المزيد']],
    ['sw', 'en', { hello, bye }, ['More']],
    ['en-XA', 'en', { hello, bye }, ['More']],
    ['', 'en', { hello, bye }, ['More']],
  ])('loads the texts of a part beside it, in the language of the page: %s', async (language, folder, texts, more) => {
    await expect(run({ language })).resolves.toEqual({
      said: ['begun', texts, { more }],
      fetched: [`${folder}/part.json`],
    });
  });

  test('has no text in its scripts', () => {
    expect(readBuilt('part.js') + readBuilt('tiny.js')).not.toMatch(/Hello|Bonjour|More/);
  });

  const broken = () => Promise.resolve(new Response('<html>'));
  const absent = () => Promise.resolve(new Response('', { status: 404 }));
  test('asks past the caches for texts that are not the ones that were built', async () => {
    await expect(run({ answers: [broken] })).resolves.toEqual({
      said: ['begun', { hello, bye }, { more: ['More'] }],
      fetched: ['en/part.json', 'en/part.json reload'],
    });
  });

  test('fails as it does without the script where they do not come, and tries again when it is asked to', async () => {
    await expect(run({ answers: [absent, () => Promise.reject(new TypeError('offline'))] })).resolves.toEqual({
      said: [
        ...['begun', 'ChunkLoadError', 'Texts did not come: https://app.example/b-1/en/part.json'],
        ...[{ hello, bye }, { more: ['More'] }],
      ],
      fetched: ['en/part.json', 'en/part.json reload', 'en/part.json'],
    });
  });
});

test('the shell takes the texts that it begins with, and those of its parts, from its page', async () => {
  write({
    'index.js': `import texts from './messages/en.json'; void require.cache; said.push(texts); void import(/* webpackChunkName: "part" */ './part.js');`,
    'part.js': `import more from './messages/more-en.json'; said.push(more);`,
    ...catalogs,
  });
  await build(true);
  const read = (file: string) => JSON.parse(readBuilt(file)) as object;
  const own = { '/b-1/fr/tiny.json': read('fr/tiny.json') };
  const said = [{ hello: ['Bonjour'], bye }, { more: ['More'] }];
  await expect(run({ language: 'fr', texts: own })).resolves.toEqual({ said, fetched: ['fr/part.json'] });
  // An app on another host is named by its whole address.
  const all = { ...own, 'https://app.example/b-1/fr/part.json': read('fr/part.json') };
  await expect(run({ language: 'fr', texts: all })).resolves.toEqual({ said, fetched: [] });
});

test('an app without translations has its texts in English', async () => {
  write({
    'index.js': `void require.cache; void import(/* webpackChunkName: "part" */ './part.js');`,
    'part.js': "import texts from './messages/en.json'; said.push(texts);",
    'messages/en.json': { hello: 'Hello' },
  });
  await expect(build()).resolves.toEqual(['en/part.json', 'part.js', 'tiny.js']);
});
