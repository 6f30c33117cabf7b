/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

const folder = mkdtempSync(join(tmpdir(), 'shared-data-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Returns the compressed size and the text of each file in a production build with webpack.base.mjs. */
async function build(name: string, source: string) {
  const entry = join(folder, `${name}.ts`);
  const path = join(folder, name);
  writeFileSync(entry, source);
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: ['web', 'es2022'],
        entry,
        output: { path, filename: 'main.js', chunkFilename: '[name].js' },
        resolve: { extensions: ['.ts', '.js'], modules: [join(__dirname, '../../../../node_modules')] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: require.resolve('swc-loader'),
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
            },
          ],
        },
        performance: false,
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      },
    );
  });
  const files = readdirSync(path).map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }));
  const main = files.find(({ file }) => file === 'main.js')?.text ?? '';
  const bytes = files.map(({ file, text }): [string, number] => [file, brotliCompressSync(text).length]);
  return { main, bytes: Object.fromEntries(bytes), files };
}

const reading = `import { createReader, readDataConfig } from '@adp/shared-data/client';
export const start = async () => (window as any).r = createReader(await readDataConfig());
void start();`;

test('the reader is at most 3 kB', async () => {
  const { bytes, main, files } = await build('reader', reading);
  expect(bytes['main.js']).toBeLessThan(3_500);
  expect(files).toHaveLength(1);
  expect(main).not.toMatch(/firebase\/(app|auth|firestore)|@firebase|setToServerValue|createWriter/);
});

test('a page that shows one kind bundles only the schema of that kind, and not the writer', async () => {
  const { bytes, main } = await build(
    'articles',
    `import { articles } from '@adp/shared-data/article';\n${reading} (window as any).a = articles;`,
  );
  expect(bytes['main.js']).toBeLessThan(7_800);
  expect(main).not.toMatch(/setToServerValue|howToApply|fileLanguages/);
});

test('the writer is a separate chunk', async () => {
  const { bytes, main, files } = await build(
    'writing',
    `import { parseDataConfig } from '@adp/shared-data/client';
import { loadWriter } from '@adp/shared-data/writer';
    void loadWriter(parseDataConfig({}), {}).then((writer) => ((window as any).w = writer));`,
  );
  expect(main).not.toContain('setToServerValue');
  // Code that most item forms do not need is loaded on demand: saving profiles, deleting accounts, unpublishing others'
  // items, notifying, the sort key, which only two kinds have, saved items, calendars and alerts.
  const isLater = (text: string) =>
    /renamedTo|former_authors|password_changed|reporterUid|versions|source_revision|audit|ɓ|lastReminder|calendars\/|quietFrom/.test(
      text,
    );
  expect(files.filter(({ text }) => isLater(text)).length).toBeGreaterThan(1);
  const first = files.filter(({ text }) => !isLater(text));
  expect(first.length).toBeGreaterThan(1);
  expect(first.reduce((sum, { file }) => sum + (bytes[file] ?? 0), 0)).toBeLessThan(8_600);
});
