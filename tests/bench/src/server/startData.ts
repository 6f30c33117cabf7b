import { join } from 'node:path';
import { startBackend } from '@adp/local-site';
import { readSiteHosting } from '@adp/cli';
import type { SiteFile } from '@adp/site-document/siteFile';
import { freePort } from './freePort';
import { readFrom } from './readFrom';
import type { FetchFromPlatform, Host } from './serveHosts';

interface DataOptions {
  readonly workspace: string;
  /** Site file with the hosts of the site whose pages are rendered. */
  readonly site: SiteFile;
  readonly hosts: readonly Host[];
  /** Receives an error for each page that could not be rendered. */
  readonly onRenderError: (error: object) => void;
}

/** Starts the local platform with sample content and the renderer. The benchmark's hosts forward requests to it. */
export async function startData({
  workspace,
  site,
  hosts,
  onRenderError,
}: DataOptions): Promise<{ fetchFromPlatform: FetchFromPlatform; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const contentOrigin = `http://127.0.0.1:${await freePort()}`;
  const platform = await startBackend({
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site),
    // The platform reads the search index only if the content app has an origin.
    origins: { shell: origin, 'mfe-content': contentOrigin },
    cwd: workspace,
    workspace,
    rendering: { site, fetch: readFrom(hosts), onError: onRenderError },
  });
  // Creates the search index, from which pages request numbers of items.
  await platform.background.runSchedules(new Date());
  return {
    fetchFromPlatform: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: () => platform.stop(),
  };
}
