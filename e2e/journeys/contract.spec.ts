import { join } from 'node:path';
import { checkBuiltApp } from '@adp/app-kit/contract';
import { readSiteFile } from '@adp/site';
import { expect, test } from '@playwright/test';
import { workspace } from '../src/startSite';

// The contract's kit on the builds themselves: no browser, no network.

const { apps } = readSiteFile(join(workspace, 'site/config/local.json')).registry;

for (const { name, origin, owns } of apps) {
  if (origin === null) continue;
  test(`the build of ${name} meets the contract`, async () => {
    expect(await checkBuiltApp(join(workspace, name.replaceAll('_', '-'), 'dist'), owns)).toEqual([]);
  });
}

test('the kit sees a build that throws while it loads', async () => {
  expect(await checkBuiltApp(join(workspace, 'e2e/dist/throws-at-load'), ['/apet'])).toEqual(['broken while loading']);
});

test('the kit sees a page outside the prefixes of its app', async () => {
  const faults = await checkBuiltApp(join(workspace, 'mfe-programmes/dist'), [
    '/about',
    '/privacy',
    '/terms',
    '/apet',
    '/au-ai',
    '/auda-nepad',
    '/cjed',
  ]);
  expect(faults).toEqual([
    '/ivm lies outside the prefixes it owns (/about, /privacy, /terms, /apet, /au-ai, /auda-nepad, /cjed)',
  ]);
});
