import { readBuild } from './buildFiles';
import { changeSite, type Base, type Change, type ChangeOptions } from './changeSite';
import { findRoutes } from './findRoutes';
import type { HostingClient } from './hostingClient';
import { planBuild, planRollback } from './planBuild';
import { planCanary, planPromotion } from './planCanary';

export interface Host extends Omit<ChangeOptions, 'plan'> {
  readonly client: HostingClient;
  /** Called with the id of the stored build before it goes live. An error cancels the release. */
  readonly beforeRelease?: (build: string) => Promise<void>;
}

/** Publishes `dist` and keeps the builds that open tabs use (decision 051). Throws PublishConflict if another publisher was first. */
export async function publishApp(
  dist: string,
  { client, ...host }: Host,
): Promise<{ readonly build: string; readonly url: string }> {
  const { now = Date.now } = host;
  const build = readBuild(dist, await findRoutes(dist, ''));
  const url = await changeSite(client, { ...host, plan: (base) => planBuild(base, build, now()) });
  return { build: build.build, url };
}

/** Publishes `dist` as a canary for the fraction `share` of browsers, and returns its id. Throws PublishConflict, as above. */
export async function publishCanary(
  dist: string,
  { share, origin, fetch = globalThis.fetch }: CanarySource,
  { client, ...host }: Host,
): Promise<string> {
  const { now = Date.now } = host;
  const hosted = readBuild(dist, await findRoutes(dist, ''));
  const readStable = async (build: string) => {
    const response = await fetch(`${origin}/${build}/manifest.json`);
    return response.ok ? ((await response.json()) as object) : undefined;
  };
  await changeSite(client, { ...host, plan: (base) => planCanary(base, hosted, { share, readStable, now: now() }) });
  return hosted.build;
}

interface CanarySource {
  readonly share: number;
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Makes the host's canary the live build. Returns the build's id. */
export function promoteOnHost(host: Host): Promise<string> {
  return activate(host, planPromotion);
}

/** Makes the requested build live, by default the previous one, or the stable one if there is a canary. Returns its id. */
export function rollBackHost(requestedBuild: string | undefined, host: Host): Promise<string> {
  return activate(host, (base) => planRollback(base, requestedBuild));
}

async function activate(
  { client, beforeRelease, ...host }: Host,
  plan: (base: Base) => Change & { readonly build: string },
): Promise<string> {
  let build = '';
  await changeSite(client, {
    ...host,
    plan: async (base) => {
      const planned = plan(base);
      build = planned.build;
      await beforeRelease?.(build);
      return planned;
    },
  });
  return build;
}
