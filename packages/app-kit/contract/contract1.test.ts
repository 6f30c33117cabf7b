/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoutes } from '../publish/findRoutes';
import { checkBuiltApp } from './checkBuiltApp';
import { loadBuiltApp } from './loadBuiltApp';

// A build of contract 1, made with the last kit of that contract.
const fixture = join(__dirname, '../fixtures/contract-1');
const dist = join(fixture, 'dist');

test('a build of contract 1 passes the contract check', async () => {
  await expect(checkBuiltApp(dist, ['/contract-one'])).resolves.toEqual([]);
});

test('its module has the form of contract 2', async () => {
  const { manifest, module } = await loadBuiltApp(dist);
  expect([manifest.contract, module.contract]).toEqual([1, 2]);
  expect(module.routes.map(({ path, layout, access }) => [path, layout, access])).toEqual([
    ['/contract-one', 'default', 'public'],
    ['/contract-one/events', 'default', 'public'],
    ['/contract-one/years/:year', 'default', 'public'],
    ['/contract-one/mine', 'default', 'members'],
    ['/contract-one/saved', 'default', 'personal'],
    ['/contract-one/write', 'header', 'personal'],
  ]);
});

test('its pages have the same files and properties as those that its own kit has published', async () => {
  const published = JSON.parse(readFileSync(join(fixture, 'routes.json'), 'utf8')) as readonly object[];
  await expect(findRoutes(dist, '')).resolves.toEqual(published.map((route) => ({ ...route, contract: 1 })));
});
