/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { StartupTasksPlugin } from './StartupTasksPlugin.mjs';

test('each module of an entry starts in its own task on a page with content, and the script is compiled while it downloads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'startup-'));
  for (const name of ['first', 'second'])
    writeFileSync(join(folder, `${name}.js`), `import './both.js'; started.push('${name}');`);
  // Use the module cache, as federation does, so that webpack inlines no module into the startup code.
  writeFileSync(join(folder, 'both.js'), `void require.cache; started.push('both');`);
  const config: webpack.Configuration = {
    mode: 'production',
    context: folder,
    entry: { tiny: ['./first.js', './second.js'] },
    output: { path: folder },
    plugins: [new StartupTasksPlugin('tiny.js')],
  };
  const stats = await promisify<webpack.Configuration, webpack.Stats | undefined>(webpack)(config);
  expect(stats?.toJson().errors).toEqual([]);
  const script = readFileSync(join(folder, 'tiny.js'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);

  const tasks: (() => void)[] = [];
  const startIn = (root: object) => {
    const started: string[] = [];
    const document = { getElementById: () => root };
    new Function('started', 'setTimeout', 'document', script)(
      started,
      (task: () => void) => tasks.push(task),
      document,
    );
    return started;
  };
  expect(startIn({ firstChild: null })).toEqual(['both', 'first', 'second']);
  expect(tasks).toEqual([]);
  const started = startIn({ firstChild: {} });
  const afterEach = tasks.map((task) => {
    task();
    return [...started];
  });
  expect(afterEach).toEqual([
    ['both', 'first'],
    ['both', 'first', 'second'],
  ]);
});
