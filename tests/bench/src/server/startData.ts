import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '@adp/local-site';
import { readSiteHosting } from '@adp/cli';
import type { SiteFile } from '@adp/site-document/siteFile';
import { freePort } from './freePort';
import type { FetchFromPlatform, Host } from './serveHosts';

interface DataOptions {
  readonly workspace: string;
  /** The site whose pages are rendered, with its hosts. */
  readonly site: SiteFile;
  readonly hosts: readonly Host[];
  /** Receives an error for each page that could not be rendered. */
  readonly onRenderError: (error: object) => void;
}

/** Starts the local platform with its seed and the renderer, behind the hosts of the benchmark. */
export async function startData({
  workspace,
  site,
  hosts,
  onRenderError,
}: DataOptions): Promise<{ fetchFromPlatform: FetchFromPlatform; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const platform = await startBackend({
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site),
    origins: { shell: origin },
    cwd: workspace,
    workspace,
    rendering: { site, fetch: readFrom(hosts), onError: onRenderError },
  });
  return {
    fetchFromPlatform: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: () => platform.stop(),
  };
}

/**
 * Returns a fetch for the renderer that reads builds from the hosts' folders, because Node does not trust the
 * certificate.
 */
function readFrom(hosts: readonly Host[]): typeof globalThis.fetch {
  return (input) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    const host = hosts.find((candidate) => candidate.origin === origin);
    try {
      if (!host) throw new Error(`${origin} is not a host of the site`);
      return Promise.resolve(new Response(readFileSync(join(host.folder, pathname))));
    } catch {
      return Promise.resolve(new Response(null, { status: 404 }));
    }
  };
}
