/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const folder = join(__dirname, '..');
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

test('the built program finds every package that it imports, in the expected version', () => {
  expect(run('scripts/build.mjs').stderr).toBe('');
  // Node links all modules before it runs one, so a missing export would end the program before it reads its options.
  expect(run('dist/main.mjs', '--unknown').stderr).toContain("Unknown option '--unknown'");
});
