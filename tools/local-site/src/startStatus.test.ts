/** @jest-environment node */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { readSiteFile } from '@adp/site-document/siteFile';
import { freeOrigin } from '@adp/local-firebase/free-origin';
import { startStatus } from './startStatus';

const site = readSiteFile(join(__dirname, '../../../config/sites/local.json'));

let server: Server | undefined;
afterEach(() => server?.close());

test('the status page cannot be served if another program uses its port', async () => {
  const origin = await freeOrigin();
  server = await startStatus(site, origin);
  await expect(startStatus(site, origin)).rejects.toThrow(
    `Port ${new URL(origin).port} is in use, so the status page cannot be served.`,
  );
});
