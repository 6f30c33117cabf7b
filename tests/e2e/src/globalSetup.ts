import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startSite, workspace } from './startSite';

/**
 * Starts and stops a site before all workers start. This fills the caches of parsed rules and routes, and creates the
 * builds that workers link to. Also creates the folder in which workers claim shared tasks (`claim.ts`).
 */
export default async function globalSetup(): Promise<() => void> {
  const temporary = join(workspace, '.tmp');
  mkdirSync(temporary, { recursive: true });
  const builds = mkdtempSync(join(temporary, 'builds-'));
  const site = await startSite();
  await site.stop();
  storeBuilds(dirname(site.shellFolder), builds);
  const claims = mkdtempSync(join(temporary, 'claims-'));
  process.env['ADP_BUILDS'] = builds;
  process.env['ADP_CLAIMS'] = claims;
  return () => {
    for (const folder of [builds, claims]) rmSync(folder, { recursive: true, force: true });
  };
}

/** Moves the published builds of each host from the folder of a stopped site to `folder`. */
function storeBuilds(published: string, folder: string): void {
  for (const target of readdirSync(published)) {
    mkdirSync(join(folder, target));
    for (const name of readdirSync(join(published, target)))
      if (/^b-[0-9a-f]{10}$/.test(name)) renameSync(join(published, target, name), join(folder, target, name));
  }
}
