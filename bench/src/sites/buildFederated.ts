import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder, assembleSite, readSiteFile, type SiteFile } from '@adp/site';
import type { Host } from '../server/serveHosts';

interface FederatedOptions {
  readonly workspace: string;
  /** The folder for the hosts' folders; whatever lies there is overwritten. */
  readonly out: string;
  /** Returns a new origin at each call. */
  readonly nextOrigin: () => string;
}

/** Puts the federated site together from the packages' builds, at origins of its own. The first host is the shell's. */
export async function buildFederated({
  workspace,
  out,
  nextOrigin,
}: FederatedOptions): Promise<readonly [Host, ...Host[]]> {
  const site = withOrigins(readSiteFile(join(workspace, 'site/config/local.json')), nextOrigin);
  const apps = site.registry.apps.flatMap(({ name, origin }) =>
    origin === null ? [] : [{ folder: appFolder(name), origin }],
  );
  for (const folder of ['shell', ...apps.map(({ folder }) => folder)]) buildIfMissing(join(workspace, folder));
  await assembleSite({ site, workspace, out });
  return [
    { origin: site.origin, folder: join(out, 'shell'), serves: 'pages' },
    ...apps.map(({ folder, origin }): Host => ({ origin, folder: join(out, folder), serves: 'app' })),
  ];
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
