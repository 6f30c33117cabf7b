/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const toUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
/** Hook that hides `import.meta.dirname`, which Node lacks before 20.11. */
const hook = toUrl(`export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!loaded.source) return loaded;
  return { ...loaded, source: Buffer.from(loaded.source).toString().replaceAll('import.meta.dirname', 'undefined') };
}`);
const preload = toUrl(`import { register } from 'node:module'; register(${JSON.stringify(hook)});`);

const runInOldNode = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('the root commands load in an old release of Node, so that they can report it', () => {
  const script =
    "import { root } from './tools/scripts/workspaces.mjs'; import './tools/scripts/run.mjs'; console.log(root);";
  expect(runInOldNode('--input-type=module', '--eval', script)).toEqual({ status: 0, stdout: `${root}\n`, stderr: '' });
});

test.each([
  ['adp', 'packages/app-kit/bin/adp.mjs'],
  ['create-app', 'packages/create-app/bin/createApp.mjs'],
])('%s names the releases of Node that it requires', (name, file) => {
  expect(runInOldNode(file, '--help')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^${name} requires Node .*20\\.19.*; this is ${process.version}\\.\n$`)),
  });
});
