/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const workspace = resolve(__dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Serves the packed function as Cloud Functions would, and prints its options and an answer. */
const visit = `
  import { createServer } from 'node:http';
  import { edge } from './index.mjs';
  const server = createServer(edge).listen(0, '127.0.0.1', async () => {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + '/api/v1/openapi.json');
    const { servers } = await answer.json();
    const refused = await fetch('http://127.0.0.1:' + server.address().port + '/api/v1/articles?colour=red');
    const card = await fetch('http://127.0.0.1:' + server.address().port + '/cards/site.png');
    const statuses = [answer.status, refused.status, card.status];
    console.log(JSON.stringify({ ...edge.options, servers, statuses }));
    server.close();
  });`;

test('the function is one file that answers as the handler does, with an account of its own', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'edge/scripts/main.ts', '--site', 'local', '--out', folder], {
    cwd: workspace,
  });
  const registry = join(folder, 'node_modules/firebase-functions');
  mkdirSync(registry, { recursive: true });
  writeFileSync(join(registry, 'package.json'), '{ "exports": { "./v2/https": "./https.mjs" } }');
  writeFileSync(
    join(registry, 'https.mjs'),
    'export const onRequest = (options, listener) => Object.assign(listener, { options });',
  );
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly dependencies: object };
  for (const name of Object.keys(manifest.dependencies).filter((one) => one.startsWith('@'))) {
    mkdirSync(join(folder, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'visit.mjs'), visit);
  const printed = execFileSync(process.execPath, ['visit.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(JSON.parse(printed)).toMatchObject({
    serviceAccount: 'edge@',
    maxInstances: 3,
    servers: [{ url: 'http://127.0.0.1:4200/api/v1' }],
    statuses: [200, 400, 200],
  });
}, 60_000);
