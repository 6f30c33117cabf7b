import { appHostConfig } from './appHostConfig';
import { checkApp } from './checkApp';
import { readProvided } from './compareHostedBuilds';
import { createHostingClient } from './hostingClient';
import { publishApp, publishNext, rollBackHost, type Host } from './publishApp';
import { readRegistered } from './readRegistered';
import { readToken } from './readToken';

export interface AppRelease {
  readonly name: string;
  readonly owns?: readonly string[] | undefined;
  readonly hosting?: { readonly project: string; readonly site: string } | undefined;
  readonly channel?: string | undefined;
  /** True if the build is for newer shells, and is published beside the live build. */
  readonly next?: boolean | undefined;
  readonly api?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Publishes `dist` to the app's host if it fits the live `site`. Returns messages. Throws an Error before anything is changed. */
export async function releaseApp(dist: string, site: string, app: AppRelease): Promise<readonly string[]> {
  const { name, channel = 'live', next = false } = app;
  const appHost = toHost(app);
  const [registered, provided] = await Promise.all([
    readRegistered(site, name, app.fetch),
    readProvided(site, app.fetch),
  ]);
  const errors = await checkApp(dist, name, registered?.owns ?? app.owns ?? [], provided, next ? 'next' : 'live');
  if (errors.length > 0) throw new Error(`${name} is not published:\n- ${errors.join('\n- ')}`);
  const host = { ...appHost, origin: registered?.origin ?? undefined };
  const { build, url } = await (next ? publishNext(dist, host) : publishApp(dist, host));
  const { origin } = new URL(url);
  return [
    `${name}: build ${build} is at ${url}`,
    ...(next ? ['Pages use it as soon as the site has a shell that it fits.'] : []),
    ...(provided ? [] : [`${site} does not publish what its shell provides, so compatibility was not checked.`]),
    ...(channel === 'live' && !next ? describeSite(name, site, origin, registered) : []),
  ];
}

/** Makes the requested or the previous build of the app live. Returns messages for the publisher. */
export async function rollBackApp(requestedBuild: string | undefined, app: AppRelease): Promise<readonly string[]> {
  const build = await rollBackHost(requestedBuild, toHost(app));
  return [`${app.name} is back on ${build}.`, ...((app.channel ?? 'live') === 'live' ? [takesEffect] : [])];
}

/** Message after publishing. The list of the pages' files is on the shell's host, which an app's team cannot publish to. */
const takesEffect =
  'Browsers load this build from now on. If the site renders pages on a server, their HTML follows within 90 seconds. Until the site\'s team runs "npm run publish -- pages", pages list the files of the previous build, and a first visit makes one more request.';

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

function toHost({
  name,
  hosting,
  channel = 'live',
  api = 'https://firebasehosting.googleapis.com',
  fetch,
}: AppRelease): Host {
  if (!hosting)
    throw new Error(`adp.config.mjs of ${name} names no "hosting": { project, site } of Firebase to publish to.`);
  const { project, site } = hosting;
  const client = createHostingClient({ api, project, token: readToken(api), ...(fetch ? { fetch } : {}) });
  return { client, site, channel, config: appHostConfig, fetch };
}
