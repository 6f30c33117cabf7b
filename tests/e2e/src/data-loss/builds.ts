import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild } from '@adp/cli';
import { copyBuild } from '../copyBuild';
import { workspace, type TestSite } from '../startSite';

/** Publishes mfe-content once more, as another build: the code that is live under an id of its own, which it returns. */
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

/** So many deploys put a build off its host. */
export const MAX_BUILDS = 5;
