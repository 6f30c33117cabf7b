/* eslint-disable max-lines -- the commands of a release share most of their steps */
import { join, posix } from 'node:path';
import {
  type Base,
  type Change,
  changeSite,
  compareStoredBuild,
  findIncompatibleApps,
  hashBuildFiles,
  type Host,
  type HostLog,
  type HostingClient,
  openHostLog,
  planBuild,
  promoteOnHost,
  publishApp,
  publishCanary,
  publishNext,
  PublishConflict,
  readBuild,
  readFolder,
  readProvided,
  type Recording,
  renewOnHost,
  rollBackHost,
  type Signer,
  toHostedFile,
  toKeyId,
} from '@adp/app-kit/publish';
import type { Provided } from '@adp/app-contract/fit';
import { toVersionConfig, type HostingEntry } from '@adp/site-document/hosting';
import type { ShellBuild } from '@adp/site-document';
import { appFolder, type SiteFile } from '@adp/site-document/siteFile';
import { describeStop, readCanaries } from '../readCanaries';
import { listSiteEvents } from './siteEvents';
import { listPageFiles, planPages, readLatest, readPageList, readRoutes, readShell, readTexts } from './planPages';

export interface PublishOptions {
  readonly site: SiteFile;
  readonly client: HostingClient;
  readonly hosting: readonly HostingEntry[];
  readonly workspace: string;
  /** Person and sources of the release, for the log of publications. */
  readonly publisher: Recording['publisher'];
  readonly signer?: Signer | undefined;
  /** Reason for which a log that was altered is started again. */
  readonly restart?: string | undefined;
  readonly channel?: string;
  readonly fetch?: typeof fetch;
  readonly news?: string;
  readonly breaks?: readonly string[];
  /** Checks the live apps' pages with the shell in `dist`. Resolves to the problems by app. Omitted if there is no browser. */
  readonly checkPages?: (dist: string) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly onStatus?: (sentence: string) => void;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Maximum number of attempts to write pages, which depend on the live builds, after conflicts. */
const PAGE_ATTEMPTS = 5;

/** Publishes the build in `dist/` of `target`, and its pages. Returns the host's URL. @throws PublishConflict */
export async function publishTarget(target: string, options: PublishOptions): Promise<string> {
  const dist = join(options.workspace, target, 'dist');
  if (target === 'shell') return publishShell(dist, options);
  const { build, url } = await publishApp(dist, toHost(target, options));
  await followWithPages(options, target, build);
  return url;
}

/** Publishes an app's build for `percent` of the browsers. Returns the canary's ID. */
export async function addCanary(target: string, percent: number, options: PublishOptions): Promise<string> {
  const host = toHost(target, options);
  if (!host.origin) throw new Error(`${target} is not an app of the site, and only apps can have a canary.`);
  if (!(percent > 0 && percent < 100)) throw new Error('--canary requires a percentage between 0 and 100.');
  const { build } = await publishCanary(join(options.workspace, target, 'dist'), percent / 100, host);
  return build;
}

/** Publishes an app's build for newer shells, beside the live build. Returns its ID. */
export async function addNext(target: string, options: PublishOptions): Promise<string> {
  const host = toHost(target, options);
  if (!host.origin)
    throw new Error(`${target} is not an app of the site, and only apps can have a build for newer shells.`);
  const { build } = await publishNext(join(options.workspace, target, 'dist'), host);
  return build;
}

/** Makes an app's canary live. Returns its ID. @throws Error if it is incompatible with the live shell */
export async function promote(target: string, options: PublishOptions): Promise<string> {
  await warnIfStopped(target, options);
  const build = await promoteOnHost(toCheckedHost(target, options));
  await followWithPages(options, target, build);
  return build;
}

/** Warns that the site has stopped the canary. The team may know that its numbers have another cause. */
async function warnIfStopped(target: string, { site, fetch, onStatus = console.warn }: PublishOptions): Promise<void> {
  const app = site.registry.apps.find(({ name }) => appFolder(name) === target)?.name;
  const canary = app === undefined ? undefined : (await readCanaries(site.origin, fetch)).get(app);
  const reason = canary && describeStop(canary);
  if (reason !== undefined) onStatus(`Warning: the site has stopped the canary ${canary?.build}: ${reason}.`);
}

/** Makes an earlier build live. @throws Error if the shell and the apps would become incompatible */
export async function rollBack(
  target: string,
  requestedBuild: string | undefined,
  options: PublishOptions,
): Promise<string> {
  const build = await rollBackHost(requestedBuild, toCheckedHost(target, options));
  await followWithPages(options, target, build);
  return build;
}

/** Signs an app's live build again, with the current key and a new expiry. Returns its ID. */
export async function renew(target: string, options: PublishOptions): Promise<string> {
  const build = await renewOnHost(toHost(target, options));
  await followWithPages(options, target, build);
  return build;
}

/** Rewrites the pages of the live channel so that they name the files of the released build. */
async function followWithPages(options: PublishOptions, target: string, build: string): Promise<void> {
  const { channel = 'live', onStatus = console.warn } = options;
  if (channel !== 'live') return;
  try {
    await publishPages(options, { [target.replaceAll('-', '_')]: build });
  } catch (error) {
    if (error instanceof NoShell) return onStatus(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${build} of ${target} is live, but its pages are slower until you run "npm run publish -- pages": ${reason}`,
      { cause: error },
    );
  }
}

/** Error for a site without a published shell, whose pages cannot be written. */
class NoShell extends Error {
  override readonly name = 'NoShell';
}

/** Paths of builds, of the manifests that make a build live, and of the log and other files about builds. */
const pathsOfBuilds = /^\/(b-[^/]*\/|builds\/|(mf-)?manifest\.json$)/;

/** Adds files to a host. Existing ones remain for open tabs. @throws Error if the path of a file belongs to builds */
export function publishFiles(
  target: string,
  { folder, prefix }: { readonly folder: string; readonly prefix: string },
  options: PublishOptions,
): Promise<string> {
  if (!/^(\/[\w.-]+)*\/?$/.test(prefix))
    throw new Error(`Files cannot be published in ${prefix}. Use a prefix such as /search.`);
  const sent = [...readFolder(folder)].map(([path, content]) => ({
    path: posix.join('/', prefix, path),
    ...toHostedFile(content),
  }));
  if (sent.length === 0) throw new Error(`${folder} contains no files.`);
  const reserved = sent.find(({ path }) => pathsOfBuilds.test(path));
  if (reserved) throw new Error(`${reserved.path} cannot be published, because the path is reserved for builds.`);
  return change(target, options, ({ files: before, history }) => {
    const files = new Map(before);
    for (const { path, hash } of sent) files.set(path, hash);
    const { build, canary, next } = history[0]?.version.labels ?? {};
    return { files, content: sent, build, canary, next, message: `${sent.length} files in ${prefix}` };
  });
}

/** Writes the site's pages from the registry and the live hosts. Requires no build. */
export async function publishPages(
  options: PublishOptions,
  released: Readonly<Record<string, string>> = {},
): Promise<string> {
  const read = { ...options, released };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change('shell', { ...options, channel: 'live' }, async (base) => {
        // Read the build from the release, because HTTP responses may come from a cache.
        const shell = await readShell(read, base.history[0]?.version.labels?.build);
        if (!shell) throw new NoShell('The shell is not published yet. Its first release also publishes the pages.');
        const provided = await readProvided(options.site.origin, options.fetch, shell.shell.build);
        const routes = await readRoutes({ ...read, provided });
        const planned = planPages(base, {
          site: options.site,
          ...shell,
          routes,
          texts: await readTexts(read, routes),
          before: await readPageList(read),
          latest: await readLatest(read, shell.shell.build),
        });
        return recordSite(base, planned, options);
      });
    } catch (error) {
      if (!(error instanceof PublishConflict) || attempt === PAGE_ATTEMPTS) throw error;
    }
  }
}

/** Publishes the shell and its pages in one release. @throws Error if a live app is incompatible */
async function publishShell(dist: string, options: PublishOptions): Promise<string> {
  const { site, news, channel = 'live', now = Date.now } = options;
  const build = readBuild(dist);
  const providedFile = build.files.get(`/${build.build}/provided.json`);
  // The cast is safe because our own build has written the file.
  const provided = providedFile && (JSON.parse(String(providedFile)) as Provided);
  // Check only the live channel, because developers use a preview shell to find incompatible apps.
  if (channel === 'live' && provided) {
    await refuseIncompatibleApps(provided, options);
    refuseUnlessBroken((await options.checkPages?.(dist)) ?? new Map(), options);
  }
  return change('shell', options, async (base) => {
    const added = planBuild(base, build, now());
    const text = (file: string) => String(build.files.get(`/${build.build}/${file}`));
    // The cast is safe because our own build has written the file.
    const shell = JSON.parse(text('manifest.json')) as ShellBuild;
    const contents = new Map(listPageFiles(shell).map((file) => [file, text(file)]));
    const latest = { build: build.build, news, published: new Date(now()).toISOString() };
    const [routes, before] = [await readRoutes({ ...options, provided }), await readPageList(options)];
    const texts = await readTexts(options, routes);
    const pages = { site, shell, contents, routes, texts, before, latest };
    const paged = planPages({ ...base, files: added.files }, pages);
    const planned = { ...paged, content: [...added.content, ...paged.content], message: build.build };
    return channel === 'live'
      ? recordSite(base, planned, options, [
          { action: 'publish', build: build.build, files: hashBuildFiles(build.build, build.files) },
        ])
      : planned;
  });
}

/** Adds the events to the site's log, with changes of the registry and the releases of apps since the last entry. */
async function recordSite(
  base: Base,
  planned: Change,
  options: PublishOptions,
  events: Parameters<HostLog['append']>[1] = [],
): Promise<Change> {
  const { recording } = toHost('shell', options);
  const log = await openHostLog(base, recording, (options.now ?? Date.now)(), options.client.getTime());
  const added = [...events, ...(await listSiteEvents(options, log.entries))];
  return added.length > 0 ? log.append(planned, added) : planned;
}

function change(
  target: string,
  options: PublishOptions,
  plan: (base: Base) => Change | Promise<Change>,
): Promise<string> {
  const { client, ...host } = toHost(target, options);
  return changeSite(client, { ...host, plan });
}

function toCheckedHost(target: string, options: PublishOptions): Host {
  const { site, channel = 'live', fetch } = options;
  const app = site.registry.apps.find(({ name }) => appFolder(name) === target);
  const beforeRelease = async (build: string): Promise<void> => {
    if (channel !== 'live') return;
    const provided = await readProvided(site.origin, fetch, app ? undefined : build);
    if (!provided) return;
    if (!app) return refuseIncompatibleApps(provided, options);
    const reasons = app.origin ? await compareStoredBuild(app.origin, build, provided, fetch) : [];
    if (reasons.length > 0) throw new Error(`${target} was not changed:\n- ${reasons.join('\n- ')}`);
  };
  return { ...toHost(target, options), beforeRelease };
}

/** @throws Error that names each incompatible app, except those in `breaks` */
async function refuseIncompatibleApps(provided: Provided, options: PublishOptions): Promise<void> {
  const { site, fetch } = options;
  refuseUnlessBroken(await findIncompatibleApps(site.registry.apps, provided, fetch), options);
}

/** @throws Error that names each app with its reasons, except those in `breaks` */
function refuseUnlessBroken(
  incompatible: ReadonlyMap<string, readonly string[]>,
  { site, breaks = [], onStatus = console.warn }: PublishOptions,
): void {
  const unknown = breaks.find((name) => !site.registry.apps.some((app) => app.name === name));
  if (unknown) throw new Error(`--breaks names ${unknown}, which is not in the registry.`);
  const refused: string[] = [];
  for (const [name, reasons] of incompatible) {
    const sentence = `${name}: ${reasons.join('; ')}`;
    if (breaks.includes(name)) onStatus(`Broken knowingly. ${sentence}`);
    else refused.push(`${sentence} (publish anyway with --breaks ${name})`);
  }
  if (refused.length > 0)
    throw new Error(
      `The shell was not published, because live apps are incompatible with it:\n- ${refused.join('\n- ')}`,
    );
}

function toHost(target: string, options: PublishOptions): Host & { readonly recording: Recording } {
  const { site, client, hosting, channel = 'live', now, fetch } = options;
  const entry = hosting.find((each) => each.target === target);
  if (!entry) throw new Error(`firebase.json has no hosting entry for ${target}.`);
  const config = toVersionConfig(entry);
  const recording = toRecording(target, options);
  const origin = site.registry.apps.find(({ name }) => appFolder(name) === target)?.origin ?? undefined;
  const hosted = { client, site: site.hosting?.sites[target] ?? target, channel, config, origin, fetch, recording };
  return { ...hosted, ...(now ? { now } : {}) };
}

function toRecording(target: string, { site, publisher, signer, restart, fetch }: PublishOptions): Recording {
  const app = site.registry.apps.find(({ name }) => appFolder(name) === target);
  const { signatures = 'off' } = site.registry;
  return {
    app: app?.name ?? 'shell',
    publisher,
    site: { origin: site.origin, signatures, keys: (app?.keys ?? []).map(toKeyId) },
    ...(app && { signer }),
    restart,
    fetch,
  };
}
