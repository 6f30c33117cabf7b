import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, workspace } from './startSite';

/**
 * Starts a site once before all workers, so that each finds the parsed rules and the routes of all builds in the caches, and
 * makes the folder in which workers mark what one of them does for all (`claim.ts`).
 */
export default async function globalSetup(): Promise<() => void> {
  const site = await startSite();
  await site.stop();
  mkdirSync(join(workspace, '.tmp'), { recursive: true });
  const claims = mkdtempSync(join(workspace, '.tmp', 'claims-'));
  process.env['ADP_CLAIMS'] = claims;
  return () => rmSync(claims, { recursive: true, force: true });
}
