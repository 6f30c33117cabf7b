/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// The plain bundle replaces some modules of the shell and the apps. Without this test, only the next benchmark would
// detect that such a module was renamed.
test('the plain bundle builds from the current sources and prerenders pages', () => {
  const out = mkdtempSync(join(tmpdir(), 'plain-'));
  const script = `import('./tests/bench/src/sites/buildPlain.ts').then(async ({ buildPlain, buildPrerender }) => {
    await buildPlain(${JSON.stringify(join(out, 'plain'))}, 'https://plain.example');
    const { prerender } = await import(await buildPrerender(${JSON.stringify(join(out, 'prerender'))}));
    console.log((await prerender('https://plain.example/apet')).html);
  })`;
  const html = execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: resolve(__dirname, '../../../..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(readdirSync(join(out, 'plain'))).toContain('index.html');
  expect(html).toContain('>APET');
  rmSync(out, { recursive: true });
});
