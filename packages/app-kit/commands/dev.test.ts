/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;
let server: Server;
let taken: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  taken = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['alone', 0, []],
  ['inside a site', 1000, ['--against', 'http://127.0.0.1:9']],
])('an app %s is not started if another program uses a port', (_, offset, args) => {
  const port = taken - offset;
  writeFileSync(
    join(folder, 'adp.config.mjs'),
    `export default { name: 'my_app', cssPrefix: 'my-app', port: ${port}, owns: ['/my-app'] };`,
  );
  const adp = join(__dirname, '../bin/adp.mjs');
  const { status, stderr } = spawnSync(process.execPath, [adp, 'dev', ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([
    1,
    `Port ${taken} is in use. Stop the other program, or change "port" (now ${port}) in adp.config.mjs.\n`,
  ]);
});

test('the type checker ends when its command ends, even after an error', () => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "files": ["page.ts"], "compilerOptions": { "types": [] } }');
  writeFileSync(join(folder, 'page.ts'), '');
  const module = pathToFileURL(join(__dirname, 'watchTypes.mjs')).href;
  const script = `import { watchTypes } from '${module}'; watchTypes('.'); throw new Error('failed');`;
  // The type checker shares the output, which is open until both processes have ended.
  const { status, error } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    timeout: 20_000,
  });
  expect([status, error]).toEqual([1, undefined]);
});
