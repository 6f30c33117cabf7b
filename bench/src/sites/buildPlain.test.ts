/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// The plain bundle takes the shell's and the apps' sources past their own builds: a name that it replaces and that changes
// would be noticed at the next benchmark only.
test('the plain bundle builds from the sources as they are', () => {
  const out = mkdtempSync(join(tmpdir(), 'plain-'));
  const script = `import('./bench/src/sites/buildPlain.ts').then(({ buildPlain }) => buildPlain(${JSON.stringify(out)}, 'https://plain.example'))`;
  execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: resolve(__dirname, '../../..'),
    stdio: 'pipe',
  });
  expect(readdirSync(out)).toContain('index.html');
  rmSync(out, { recursive: true });
}, 60_000);
