import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild } from '@adp/site';
import { workspace, type TestSite } from '../startSite';

/** Publishes mfe-content once more, as another build: the code that is live under an id of its own, which it returns. */
export function deployContent(site: TestSite): string {
  const host = join(site.shellFolder, '..', 'mfe-content');
  const manifest = readFileSync(join(host, 'manifest.json'), 'utf8');
  const { build } = JSON.parse(manifest) as { build: string };
  const id = randomBytes(5).toString('hex');
  // Files are under `b-<id>`, the container has the name `b_<id>`.
  const renamed = (text: string) => text.replaceAll(build.slice(2), id);
  const copy = mkdtempSync(join(workspace, '.tmp', 'content-'));
  try {
    mkdirSync(join(copy, renamed(build)));
    // Scripts and style sheets: there is nothing else.
    for (const file of readdirSync(join(host, build)))
      writeFileSync(join(copy, renamed(build), file), renamed(readFileSync(join(host, build, file), 'utf8')));
    writeFileSync(join(copy, 'manifest.json'), renamed(manifest));
    return publishBuild(copy, host);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** So many deploys put a build off its host. */
export const MAX_BUILDS = 5;
