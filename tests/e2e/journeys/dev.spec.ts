import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeOrigin } from '../src/freeOrigin';
import { workspace } from '../src/startSite';
import { expect, test } from '../src/test';

// `adp dev --against` runs the site with one app from its source code. The tests edit this code while the page is open.

const component = (heading: string) => `import { useState } from 'react';
import { Page } from '../../components/Page';

export function HomePage() {
  const [note, setNote] = useState('');
  return (
    <Page title="${heading}">
      <label>
        Note <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <p>{note.length} characters</p>
    </Page>
  );
}
`;

const home = 'features/home/HomePage.tsx';

let folder: string;
let dev: ChildProcess;
let printed: string;
let origin: string;

test.beforeEach(async ({ site }) => {
  folder = mkdtempSync(join(workspace, '.tmp', 'dev-'));
  cpSync(join(workspace, 'packages/create-app/template'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "my-app", "type": "module" }');
  const { port } = new URL(await freeOrigin());
  const config = join(folder, 'adp.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace('4300', port));
  edit(home, component('Before'));
  dev = spawn(process.execPath, [join(workspace, 'packages/app-kit/bin/adp.mjs'), 'dev', '--against', site.origin], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (printed += String(text)));
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('from its sources: ');
  origin = /from its sources: (\S+)/.exec(printed)?.[1] ?? '';
});
test.afterEach(async () => {
  const gone = new Promise((done) => dev.once('exit', done));
  dev.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces a file of the app's source code. */
function edit(file: string, text: string): void {
  writeFileSync(join(folder, 'src', file), text);
}

// Expected console errors: webpack reports errors in the source code, and a broken component has no style sheet.
test.use({ allowed: /\[webpack-dev-server\]|Refused to apply style/ });

test('an edit takes effect in the open page without losing typed input', async ({ freshPage: page }) => {
  // This test needs six builds and a complete type check.
  test.slow();
  await page.goto(`${origin}/my-app`);
  await expect(page.getByRole('heading', { level: 1, name: 'Before' })).toBeVisible();
  const note = page.getByLabel('Note');
  await note.fill('typed');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  edit(home, component('After'));
  await expect(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible();
  edit('components/Page.module.css', '.page {\n  letter-spacing: 3px;\n}\n');
  await expect(page.getByText('5 characters')).toHaveCSS('letter-spacing', '3px');
  edit(home, `${component('After')}<`);
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await expect(overlay).toBeVisible();
  edit(home, component('Mended').replace('<label>', '<label title={7}>'));
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Mended' })).toBeVisible();
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('TS2322');
  await expect(page.getByText('5 characters')).toBeVisible();
  await expect(note).toHaveValue('typed');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  // The other apps of the site still run from their published builds.
  await page.goto(`${origin}/apet`);
  await expect(page.getByRole('heading', { level: 1, name: /^APET/ })).toBeVisible();
});
