import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assembleSite } from '@adp/cli';
import { appFolder, readSiteFile, type SiteFile } from '@adp/site-document/siteFile';
import type { Host } from '../server/serveHosts';

interface FederatedOptions {
  readonly workspace: string;
  /** Folder in which a folder for each host is created. Existing files are overwritten. */
  readonly out: string;
  /** Setting of the site file for rendering pages on a server or in the browser. */
  readonly edge: Required<SiteFile>['edge'];
  /** Returns a new origin at each call. */
  readonly nextOrigin: () => string;
}

export interface FederatedSite {
  readonly file: SiteFile;
  /** Hosts of the site, starting with the shell's host. */
  readonly hosts: readonly [Host, ...Host[]];
}

/** Assembles the federated site with a new origin for each host. Builds packages that have no build yet. */
export async function buildFederated({ workspace, out, edge, nextOrigin }: FederatedOptions): Promise<FederatedSite> {
  const site = { ...withOrigins(readSiteFile(join(workspace, 'config/sites/local.json')), nextOrigin), edge };
  const apps = site.registry.apps.flatMap(({ name, origin }) =>
    origin === null ? [] : [{ folder: appFolder(name), origin }],
  );
  for (const folder of ['shell', ...apps.map(({ folder }) => folder)]) buildIfMissing(join(workspace, folder));
  await assembleSite({ site, workspace, out });
  return {
    file: site,
    hosts: [
      { origin: site.origin, folder: join(out, 'shell'), serves: edge === 'none' ? 'pages' : 'rendered' },
      ...apps.map(({ folder, origin }): Host => ({ origin, folder: join(out, folder), serves: 'app' })),
    ],
  };
}

function withOrigins(local: SiteFile, nextOrigin: () => string): SiteFile {
  const origin = nextOrigin();
  const apps = local.registry.apps.map((app) => (app.origin === null ? app : { ...app, origin: nextOrigin() }));
  return { ...local, origin, registry: { ...local.registry, apps } };
}

function buildIfMissing(folder: string): void {
  if (existsSync(join(folder, 'dist/manifest.json'))) return;
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
