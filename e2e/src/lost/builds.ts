import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild } from '@adp/site';
import { workspace, type TestSite } from '../startSite';

const dist = join(workspace, 'mfe-content', 'dist');

/** Publishes mfe-content once more, as another build: the same code under an id of its own, which it gives. */
export function deployContent(site: TestSite): string {
  const copy = mkdtempSync(join(workspace, '.tmp', 'content-'));
  try {
    cpSync(dist, copy, { recursive: true });
    const { build } = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as { build: string };
    const id = randomBytes(5).toString('hex');
    // In file names `b-<id>`, in the name of its container `b_<id>`.
    const renamed = (text: string) => text.replaceAll(build.slice(2), id);
    cpSync(join(copy, build), join(copy, renamed(build)), { recursive: true });
    for (const file of ['manifest.json', ...readdirSync(join(copy, build)).map((name) => join(renamed(build), name))]) {
      const path = join(copy, file);
      if (/\.(js|css|json)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    }
    return publishBuild(copy, join(site.shellFolder, '..', 'mfe-content'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** So many deploys put a build off its host. */
export const BUILDS_KEPT = 5;
