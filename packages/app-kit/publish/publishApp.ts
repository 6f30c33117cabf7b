import { readBuild } from './buildFiles';
import { changeSite, type Base, type Change, type ChangeOptions } from './changeSite';
import { findRoutes } from './findRoutes';
import type { HostingClient } from './hostingClient';
import { planBuild, planRollback } from './planBuild';
import { planCanary, planPromotion } from './planCanary';

/** The host of an app or of the shell, with the channel that is meant. */
export interface Host extends Omit<ChangeOptions, 'plan'> {
  readonly client: HostingClient;
  /** Called with the stored build before it goes live. An error cancels the release. */
  readonly beforeRelease?: (build: string) => Promise<void>;
}

/**
 * Adds the build in `dist` to the host and makes it live there, beside the builds that open tabs use (decision 051).
 * @throws PublishConflict where somebody else was first
 */
export async function publishApp(
  dist: string,
  { client, ...host }: Host,
): Promise<{ readonly build: string; readonly url: string }> {
  const { now = Date.now } = host;
  const build = readBuild(dist, await findRoutes(dist, ''));
  const url = await changeSite(client, { ...host, plan: (base) => planBuild(base, build, now()) });
  return { build: build.build, url };
}

/**
 * Adds the build in `dist` to the host at `origin` beside the live one, for a share of the browsers, 0 to 1. Returns its id.
 * @throws PublishConflict where somebody else was first
 */
export async function publishCanary(
  dist: string,
  { share, origin, fetch = globalThis.fetch }: CanarySource,
  { client, ...host }: Host,
): Promise<string> {
  const { now = Date.now } = host;
  const hosted = readBuild(dist, await findRoutes(dist, ''));
  const readStable = async (build: string) => {
    const answer = await fetch(`${origin}/${build}/manifest.json`);
    return answer.ok ? ((await answer.json()) as object) : undefined;
  };
  await changeSite(client, { ...host, plan: (base) => planCanary(base, hosted, { share, readStable, now: now() }) });
  return hosted.build;
}

interface CanarySource {
  readonly share: number;
  readonly origin: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Makes the canary of the host its live build. Returns its id. */
export function promoteOnHost(host: Host): Promise<string> {
  return point(host, planPromotion);
}

/** Makes an earlier build of the host live: `wanted`, or the one that was live before, or beside a canary. Returns its id. */
export function rollBackHost(wanted: string | undefined, host: Host): Promise<string> {
  return point(host, (base) => planRollback(base, wanted));
}

/** Makes a build live that the host has. */
async function point(
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
