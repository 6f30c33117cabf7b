import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '@adp/local-site';
import { readSiteHosting } from '@adp/cli';
import type { SiteFile } from '@adp/site-document/siteFile';
import { freePort } from './freePort';
import type { AskPlatform, Host } from './serveHosts';

interface DataOptions {
  readonly workspace: string;
  /** The site whose pages are rendered, with its hosts. */
  readonly site: SiteFile;
  readonly hosts: readonly Host[];
  /** Hears of a page that could not be rendered. */
  readonly onRenderError: (error: object) => void;
}

/** The local platform with its seed and the renderer, behind the hosts of the benchmark. */
export async function startData({
  workspace,
  site,
  hosts,
  onRenderError,
}: DataOptions): Promise<{ ask: AskPlatform; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const platform = await startBackend({
    hosting: readSiteHosting(join(workspace, 'firebase.json'), site),
    origins: { shell: origin },
    cwd: workspace,
    workspace,
    rendering: { site, fetch: readFrom(hosts), onError: onRenderError },
  });
  return {
    ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    stop: () => platform.stop(),
  };
}

/** What the renderer reads of the builds: from the hosts' folders, as node does not trust the certificate. */
function readFrom(hosts: readonly Host[]): typeof globalThis.fetch {
  return (input) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    const host = hosts.find((one) => one.origin === origin);
    try {
      if (!host) throw new Error(`${origin} is no host of the site`);
      return Promise.resolve(new Response(readFileSync(join(host.folder, pathname))));
    } catch {
      return Promise.resolve(new Response(null, { status: 404 }));
    }
  };
}
