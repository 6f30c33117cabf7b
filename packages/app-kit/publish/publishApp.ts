import type { BuildManifest } from '@adp/app-contract';
import { readBuild, type HostedBuild } from './buildFiles';
import { changeSite, type Base, type Change, type ChangeOptions } from './changeSite';
import { findRoutes } from './findRoutes';
import type { HostingClient } from './hostingClient';
import { planRollback } from './planBuild';
import { planCanary, planPromotion } from './planCanary';
import { planLive, planNext, type Planned, type ReadManifest, type TrackOptions } from './planNext';
import { readJson } from './readJson';

export interface Host extends Omit<ChangeOptions, 'plan'> {
  readonly client: HostingClient;
  /** Origin from which visitors load the app. Without it, a build of the track `next` ends with the next publication. */
  readonly origin?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called with the id of the stored build before it goes live. An error cancels the release. */
  readonly beforeRelease?: (build: string) => Promise<void>;
}

type PlanTrack = (base: Base, build: HostedBuild, options: TrackOptions) => Promise<Change>;

/** Publishes `dist` and keeps the builds that open tabs use (decision 051). Throws PublishConflict if another publisher was first. */
export function publishApp(dist: string, host: Host): Promise<Published> {
  return publishTrack(dist, host, planLive);
}

/** Publishes `dist` as a canary for the fraction `share` of browsers. Throws PublishConflict, as above. */
export function publishCanary(dist: string, share: number, host: Host): Promise<Published> {
  return publishTrack(dist, host, (base, build, options) => planCanary(base, build, { ...options, share }));
}

/** Publishes `dist` for newer shells, beside the live build (decision 171). Throws PublishConflict, as above. */
export function publishNext(dist: string, host: Host): Promise<Published> {
  return publishTrack(dist, host, planNext);
}

interface Published {
  readonly build: string;
  readonly url: string;
}

async function publishTrack(dist: string, { client, ...host }: Host, plan: PlanTrack): Promise<Published> {
  const { now = Date.now } = host;
  const build = readBuild(dist, await findRoutes(dist, ''));
  const options = { readManifest: toReadManifest(host), now: now() };
  const url = await changeSite(client, { ...host, plan: (base) => plan(base, build, options) });
  return { build: build.build, url };
}

/** Makes the host's canary the live build. Returns the build's id. */
export function promoteOnHost(host: Host): Promise<string> {
  return activate(host, (base) => planPromotion(base, toReadManifest(host)));
}

/** Makes the requested build live, by default the previous one, or the stable one if there is a newer one beside it. Returns its id. */
export function rollBackHost(requestedBuild: string | undefined, host: Host): Promise<string> {
  return activate(host, (base) => planRollback(base, requestedBuild));
}

function toReadManifest({ origin, fetch }: Pick<Host, 'origin' | 'fetch'>): ReadManifest {
  return async (build) =>
    origin === undefined ? undefined : readJson<BuildManifest>(`${origin}/${build}/manifest.json`, fetch);
}

async function activate(
  { client, beforeRelease, ...host }: Host,
  plan: (base: Base) => Planned | Promise<Planned>,
): Promise<string> {
  let build = '';
  await changeSite(client, {
    ...host,
    plan: async (base) => {
      const planned = await plan(base);
      build = planned.build;
      await beforeRelease?.(build);
      return planned;
    },
  });
  return build;
}
