/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveSettings } from '@adp/site-document';
import { buildId, emptyFolder } from '../testing/buildFolders';
import { writeShell } from '../testing/writeBuilds';
import { type OpenedShell, openShell } from './openShell';

const provided = { contracts: [2], versions: {}, names: {} };
const registry = { apps: [], social: {}, signatures: 'enforce' } as const;

let folder: ReturnType<typeof emptyFolder>;
let live: Server;
let requested: string[];
let shell: OpenedShell;
beforeEach(async () => {
  folder = emptyFolder();
  writeShell(folder.path, 2, provided);
  requested = [];
  live = createServer(({ method, url }, response) => {
    requested.push(`${method} ${url}`);
    if (url === liveSettings) response.end(JSON.stringify({ registry }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
  shell = await openShell({ site: { origin, registry }, dist: folder.path, headers: {} });
});
afterEach(async () => {
  await shell.close();
  live.closeAllConnections();
  live.close();
  folder.remove();
});

test('serves the files of the new shell, and reads all others from the live site', async () => {
  const read = (path: string) => fetch(shell.origin + path);
  expect(await (await read('/manifest.json')).json()).toMatchObject({ build: buildId(2) });
  expect(await (await read(`/${buildId(2)}/shell.js`)).text()).toBe('// shell 2');
  expect(await (await read('/builds/latest.json')).json()).toEqual({ build: buildId(2) });
  expect((await read('/api/v1/events')).status).toBe(404);
  expect(requested).toEqual(['GET /api/v1/events']);
});

test('drops requests that could change the live site', async () => {
  expect((await fetch(`${shell.origin}/api/reports`, { method: 'POST', body: '{}' })).status).toBe(204);
  expect(requested).toEqual([]);
});

test('does not check signatures, which are for the origin of the live site', async () => {
  expect(await (await fetch(shell.origin + liveSettings)).json()).toEqual({
    registry: { ...registry, signatures: 'off' },
  });
});
