import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './serveHosts';

/**
 * Returns a replacement for `fetch` with which the renderer reads builds from the hosts' folders. Node does not trust
 * the hosts' certificate.
 */
export function readFrom(hosts: readonly Host[]): typeof globalThis.fetch {
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
