/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { StartupTasksPlugin } from './StartupTasksPlugin.mjs';
import { TranslatePlugin } from './TranslatePlugin.mjs';

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

/** Builds `index.js` as apps are built. */
async function build(): Promise<{ readonly assets: readonly string[]; readonly errors: readonly string[] }> {
  const config: webpack.Configuration = {
    mode: 'production',
    context: folder,
    devtool: false,
    entry: { tiny: './index.js' },
    output: { path: join(folder, 'dist') },
    module: {
      rules: [
        {
          test: /messages\/[\w-]+\.json$/,
          loader: join(__dirname, '../messages/webpackLoader.cjs'),
          options: { catalogs: 'late' },
        },
      ],
    },
    // What puts something before the script, after the messages are in.
    plugins: [new StartupTasksPlugin('tiny.js'), new TranslatePlugin()],
  };
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)(config);
  const { assets = [], errors = [] } = stats?.toJson() ?? {};
  return { assets: assets.map(({ name }) => name).sort(), errors: errors.map(({ message }) => message) };
}

/** The messages that a built script has given. */
function run(file: string): unknown {
  const said: unknown[] = [];
  const script = readFileSync(join(folder, 'dist', file), 'utf8');
  new Function('said', 'document', script)(said, { getElementById: () => null });
  return said;
}

test('each language has a copy of the build with its messages, English ones where it lacks them', async () => {
  write({
    'index.js':
      "import texts from './messages/en.json'; import more from './messages/more-en.json'; void require.cache; said.push(texts, more);",
    'messages/en.json': { hello: 'Hello `you` ${now} \\ "it\'s"', bye: 'Bye, {name}' },
    'messages/fr.json': { hello: 'Bonjour' },
    'messages/more-en.json': { more: 'More' },
    'messages/more-ar.json': { more: 'المزيد' },
  });
  await expect(build()).resolves.toEqual({ assets: ['ar/tiny.js', 'fr/tiny.js', 'tiny.js'], errors: [] });
  const hello = ['Hello `you` $', ['now'], ' \\ "it\'s"'];
  const bye = ['Bye, ', ['name']];
  expect(run('tiny.js')).toEqual([{ hello, bye }, { more: ['More'] }]);
  expect(run('fr/tiny.js')).toEqual([{ hello: ['Bonjour'], bye }, { more: ['More'] }]);
  expect(run('ar/tiny.js')).toEqual([{ hello, bye }, { more: ['المزيد'] }]);
});

test('an app without translations has one build', async () => {
  write({
    'index.js': "import texts from './messages/en.json'; void require.cache; said.push(texts);",
    'messages/en.json': { hello: 'Hello' },
  });
  await expect(build()).resolves.toEqual({ assets: ['tiny.js'], errors: [] });
});
