import { appHostConfig } from './appHostConfig';
import { checkApp, listDeprecatedUses } from './checkApp';
import { compareStoredBuild, readProvided } from './compareHostedBuilds';
import type { Recording } from './hostLog';
import { createHostingClient } from './hostingClient';
import { publishApp, publishNext, renewOnHost, rollBackHost, type Host } from './publishApp';
import { readRegistered, type Registered } from './readRegistered';
import { readToken } from './readToken';
import type { Signer } from './signer';

export interface AppRelease {
  readonly name: string;
  readonly owns?: readonly string[] | undefined;
  readonly hosting?: { readonly project: string; readonly site: string } | undefined;
  readonly channel?: string | undefined;
  /** True if the build is for newer shells, and is published beside the live build. */
  readonly next?: boolean | undefined;
  readonly api?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Person and sources of the release, for the log of publications. */
  readonly publisher: Recording['publisher'];
  readonly signer?: Signer | undefined;
  readonly restart?: string | undefined;
}

/** Publishes `dist` to the app's host if it fits the live `site`. Returns messages. Throws an Error before anything is changed. */
export async function releaseApp(dist: string, site: string, app: AppRelease): Promise<readonly string[]> {
  const { name, channel = 'live', next = false } = app;
  requireHosting(app);
  const [registered, provided] = await Promise.all([
    readRegistered(site, name, app.fetch),
    readProvided(site, app.fetch),
  ]);
  const errors = await checkApp(dist, name, registered?.owns ?? app.owns ?? [], provided, next ? 'next' : 'live');
  if (errors.length > 0) throw new Error(`${name} is not published:\n- ${errors.join('\n- ')}`);
  const host = toHost(app, site, registered);
  const { build, url } = await (next ? publishNext(dist, host) : publishApp(dist, host));
  const { origin } = new URL(url);
  return [
    `${name}: build ${build} is at ${url}`,
    ...(next ? ['Pages use it as soon as the site has a shell that it fits.'] : []),
    ...(provided ? listDeprecatedUses(dist, provided) : [describeUnchecked(site)]),
    ...(channel === 'live' && !next ? describeSite(name, site, origin, registered) : []),
  ];
}

/**
 * Makes the requested or the previous build of the app live if it fits the live `site`. Returns messages for the
 * publisher. Throws an Error before anything is changed.
 */
export async function rollBackApp(
  requestedBuild: string | undefined,
  site: string | undefined,
  app: AppRelease,
): Promise<readonly string[]> {
  const { name, channel = 'live', fetch } = app;
  const registered = site === undefined ? undefined : await readRegistered(site, name, fetch);
  const provided = site === undefined ? undefined : await readProvided(site, fetch);
  const host = toHost(app, site, registered);
  const { origin } = host;
  const beforeRelease = async (stored: string): Promise<void> => {
    // Preview channels are not checked, because they exist to show what breaks (decision 132).
    if (channel !== 'live' || !provided || origin === undefined) return;
    const reasons = await compareStoredBuild(origin, stored, provided, fetch);
    if (reasons.length > 0) throw new Error(`${name} was not rolled back:\n- ${reasons.join('\n- ')}`);
  };
  const build = await rollBackHost(requestedBuild, { ...host, beforeRelease });
  const back = `${name} is back on ${build}.`;
  if (channel !== 'live') return [back];
  if (site === undefined) return [back, 'Compatibility was not checked. To check it, add --site.', takesEffect];
  if (!provided) return [back, describeUnchecked(site), takesEffect];
  if (origin === undefined)
    return [back, `${site} does not load ${name} yet, so compatibility was not checked.`, takesEffect];
  return [back, takesEffect];
}

/** Signs the app's live build again, with the current key and a new expiry. Returns messages for the publisher. */
export async function renewApp(site: string, app: AppRelease): Promise<readonly string[]> {
  const registered = await readRegistered(site, app.name, app.fetch);
  return [`${app.name}: build ${await renewOnHost(toHost(app, site, registered))} is signed again.`];
}

/** Message after publishing. The list of the pages' files is on the shell's host, which an app's team cannot publish to. */
const takesEffect =
  'Browsers load this build from now on. If the site renders pages on a server, their HTML follows within 90 seconds. Until the site\'s team runs "npm run publish -- pages", pages list the files of the previous build, and a first visit makes one more request.';

function describeUnchecked(site: string): string {
  return `${site} does not publish what its shell provides, so compatibility was not checked.`;
}

function describeSite(
  name: string,
  site: string,
  origin: string,
  registered: Awaited<ReturnType<typeof readRegistered>>,
): readonly string[] {
  if (!registered)
    return [
      `${site} does not know ${name} yet: ask its team for "npm run register -- ${name} ${origin} /its-prefix", which brings the pages.`,
    ];
  // The registry may contain a custom domain of the team instead of the Hosting site's origin.
  const elsewhere =
    registered.origin === origin ? [] : [`${site} takes ${name} from ${registered.origin ?? 'nowhere'}.`];
  return [...elsewhere, takesEffect];
}

function requireHosting({ name, hosting }: AppRelease): { readonly project: string; readonly site: string } {
  if (hosting) return hosting;
  throw new Error(`adp.config.mjs of ${name} names no "hosting": { project, site } of Firebase to publish to.`);
}

function toHost(app: AppRelease, site: string | undefined, registered: Registered | undefined): Host {
  const { name, channel = 'live', api = 'https://firebasehosting.googleapis.com', fetch } = app;
  const hosting = requireHosting(app);
  const client = createHostingClient({
    api,
    project: hosting.project,
    token: readToken(api),
    ...(fetch ? { fetch } : {}),
  });
  const { publisher, signer, restart } = app;
  const { signed } = registered ?? {};
  const rules = { origin: signed?.site ?? site, signatures: signed?.mode ?? 'off', keys: signed?.keys ?? [] } as const;
  const recording = { app: name, publisher, signer, restart, fetch, site: rules };
  const origin = registered?.origin ?? undefined;
  return { client, site: hosting.site, channel, config: appHostConfig, origin, fetch, recording };
}
