import type { Provided } from '@adp/app-contract/fit';
import { type HostedNames, readLiveBuilds } from '@adp/app-kit/publish';
import type { SiteFile } from '@adp/site-document/siteFile';

export interface LiveApp {
  readonly name: string;
  /** The build that pages use, and the canary. Empty if the app is not published. */
  readonly builds: readonly HostedNames[];
  /** Day of the host's last release, such as `2026-11-28`. Undefined if the host does not send it. */
  readonly since: string | undefined;
}

/** Reads the builds of all apps that pages with the live shell use. @throws Error with one sentence if a host fails */
export async function readLiveApps(
  { registry }: Pick<SiteFile, 'registry'>,
  provided: Provided,
  fetch = globalThis.fetch,
): Promise<readonly LiveApp[]> {
  const open = registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin }]));
  return Promise.all(
    open.map(async ({ name, origin }) => {
      const [builds, { headers }] = await Promise.all([
        readLiveBuilds(origin, provided, fetch),
        fetch(`${origin}/manifest.json`, { method: 'HEAD', cache: 'no-store' }),
      ]);
      const modified = Date.parse(headers.get('last-modified') ?? '');
      return {
        name,
        builds,
        since: Number.isNaN(modified) ? undefined : new Date(modified).toISOString().slice(0, 10),
      };
    }),
  );
}
