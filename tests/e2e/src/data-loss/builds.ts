import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild } from '@adp/cli';
import { copyBuild } from '../copyBuild';
import { workspace, type TestSite } from '../startSite';

/** Publishes the current code of mfe-content as a new build, and returns the id of the new build. */
export function deployContent(site: TestSite): string {
  const host = join(site.shellFolder, '..', 'mfe-content');
  const copy = mkdtempSync(join(workspace, '.tmp', 'content-'));
  try {
    copyBuild(host, copy);
    return publishBuild(copy, host);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Maximum number of builds that a host stores. Each further deployment removes the oldest build. */
export const MAX_BUILDS = 5;
