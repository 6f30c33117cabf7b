import type { BuildManifest } from '@adp/app-contract';
import { readBuild, type HostedBuild } from './buildFiles';
import { changeSite, type Base, type Change, type ChangeOptions } from './changeSite';
import { findRoutes } from './findRoutes';
import type { HostingClient } from './hostingClient';
import { hashBuildFiles, openHostLog, type HostLog, type Recording } from './hostLog';
import { planRollback } from './planBuild';
import { planCanary, planPromotion } from './planCanary';
import { planLive, planNext, type Planned, type ReadManifest, type TrackOptions } from './planNext';
import { planRenewal } from './planRenewal';
import { readJson } from './readJson';

export interface Host extends Omit<ChangeOptions, 'plan'> {
  readonly client: HostingClient;
  /** Origin from which visitors load the app. Without it, a build of the track `next` ends with the next publication. */
  readonly origin?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Called with the id of the stored build before it goes live. An error cancels the release. */
  readonly beforeRelease?: (build: string) => Promise<void>;
  /** Records releases of the live channel in the host's log, and signs them. Other channels are neither recorded nor signed. */
  readonly recording?: Recording | undefined;
}

type PlanTrack = (base: Base, build: HostedBuild, options: TrackOptions) => Promise<Change>;

/** Publishes `dist` and keeps the builds that open tabs use (decision 051). Throws PublishConflict if another publisher was first. */
export function publishApp(dist: string, host: Host): Promise<Published> {
  return publishTrack('publish', dist, host, planLive);
}

/** Publishes `dist` as a canary for the fraction `share` of browsers. Throws PublishConflict, as above. */
export function publishCanary(dist: string, share: number, host: Host): Promise<Published> {
  return publishTrack('canary', dist, host, (base, build, options) => planCanary(base, build, { ...options, share }));
}

/** Publishes `dist` for newer shells, beside the live build (decision 171). Throws PublishConflict, as above. */
export function publishNext(dist: string, host: Host): Promise<Published> {
  return publishTrack('next', dist, host, planNext);
}

interface Published {
  readonly build: string;
  readonly url: string;
}

type Action = 'publish' | 'canary' | 'next' | 'promote' | 'rollback' | 'renew';

async function publishTrack(action: Action, dist: string, host: Host, plan: PlanTrack): Promise<Published> {
  const { client, now = Date.now } = host;
  const hosted = readBuild(dist, await findRoutes(dist, ''));
  const { build } = hosted;
  const url = await changeSite(client, {
    ...host,
    plan: async (base) => {
      const log = await openLog(base, host);
      const options = { readManifest: log?.readManifest ?? toReadManifest(host), now: now() };
      const planned = await plan(base, hosted, options);
      return log ? log.append(planned, [{ action, build, files: hashBuildFiles(build, hosted.files) }]) : planned;
    },
  });
  return { build, url };
}

/** Opens the log before a release. Resolves to undefined if the release is not recorded. */
async function openLog(base: Base, { client, channel, recording, now = Date.now }: Host): Promise<HostLog | undefined> {
  return channel === 'live' && recording ? openHostLog(base, recording, now(), client.getTime()) : undefined;
}

/** Makes the host's canary the live build. Returns the build's id. */
export function promoteOnHost(host: Host): Promise<string> {
  return activate('promote', host, (base, log) => planPromotion(base, log?.readManifest ?? toReadManifest(host)));
}

/** Makes the requested build live, by default the previous one, or the stable one if there is a newer one beside it. Returns its id. */
export function rollBackHost(requestedBuild: string | undefined, host: Host): Promise<string> {
  return activate('rollback', host, (base) => planRollback(base, requestedBuild));
}

/** Signs the live manifest again, with the current key and a new expiry. Returns the id of the live build. */
export function renewOnHost(host: Host): Promise<string> {
  if (!host.recording?.signer) throw new Error('A renewal needs a key. Set ADP_SIGNING_KEY_FILE to its file.');
  return activate('renew', host, (base, log) => planRenewal(base, log?.live));
}

function toReadManifest({ origin, fetch }: Pick<Host, 'origin' | 'fetch'>): ReadManifest {
  return async (build) =>
    origin === undefined ? undefined : readJson<BuildManifest>(`${origin}/${build}/manifest.json`, fetch);
}

async function activate(
  action: Action,
  host: Host,
  plan: (base: Base, log: HostLog | undefined) => Planned | Promise<Planned>,
): Promise<string> {
  let build = '';
  await changeSite(host.client, {
    ...host,
    plan: async (base) => {
      const log = await openLog(base, host);
      const planned = await plan(base, log);
      build = planned.build;
      await host.beforeRelease?.(build);
      return log ? log.append(planned, [{ action, build }]) : planned;
    },
  });
  return build;
}
