import { join } from 'node:path';
import type { HostingEntry } from '../hosting/HostingEntry';
import { channelUrl } from '../hosting/releases/channelUrl';
import { createReleases, type Releases } from '../hosting/releases/createReleases';
import { hostingRoutes } from '../hosting/releases/hostingRoutes';
import { createOwnerService } from '../http/ownerService';

interface HostingApiOptions {
  readonly hosting: readonly HostingEntry[];
  readonly origins: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates the Hosting REST API in this process. Returns a `fetch` that needs no server. */
export function createHostingApi({ hosting, origins, cwd, now }: HostingApiOptions): {
  readonly releases: Releases;
  readonly fetch: typeof fetch;
} {
  const clock = now ? { now } : {};
  const releases = createReleases({ hosting, toFolder: (entry) => join(cwd, entry.public), ...clock });
  const toUrl = (site: string, channel: string) => channelUrl(site, channel, origins[site] ?? '');
  const projectId = 'demo-test';
  const routes = hostingRoutes({ projectId, releases, toUrl, ...clock });
  const service = createOwnerService(projectId, [], routes);

  function readFile(url: URL): Response {
    const target = Object.keys(origins).find((each) => origins[each] === url.origin) ?? '';
    const [release] = releases.channel(target, 'live').releases;
    const content = release && releases.read(releases.version(target, release.version), url.pathname);
    return content ? new Response(new Uint8Array(content)) : new Response('', { status: 404 });
  }

  return {
    releases,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (!/^\/(v1beta1|upload)\//.test(url.pathname)) return readFile(url);
      const { status, body = '' } = await service.answer({
        method: init.method ?? 'GET',
        url,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: Buffer.from(init.body instanceof Uint8Array ? init.body : String(init.body ?? '')),
      });
      return new Response(body.toString(), { status });
    },
  };
}
