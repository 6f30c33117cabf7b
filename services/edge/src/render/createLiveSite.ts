import { isDeepStrictEqual } from 'node:util';
import { chooseTrack, type AppManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import {
  createHtml,
  type HostReading,
  listShellTexts,
  liveSettings,
  parseLiveSettings,
  toPageRegistry,
  toSiteRoutes,
  type LiveSettings,
  type ShellBuild,
  type SiteFile,
  type SiteHtml,
} from '@adp/site-document';
import type { Language } from '@adp/shared-ui/languages';
import { withTimeout } from '../withTimeout';
import { orAborted } from './createAppRenderer';
import { createManifestCheck, isKeyListed, RefusedManifest } from './createManifestCheck';
import type { LiveBuild } from './readServerBuild';

/** The timeout for reading the live state from all hosts, in milliseconds. */
const ANSWER_TIMEOUT = 600;
/** At startup there is no earlier state to use instead, so a slow machine waits longer for the shell by this factor. */
const STARTUP_FACTOR = 8;
/** The age after which the live state is read in the background, in milliseconds. After `TOO_OLD`, pages wait. */
const STALE_AFTER = 5_000;
const TOO_OLD = 20_000;
/** The timeout for `beforeUse`, in milliseconds. Pages then use the new state, and wait for its code. */
const PREPARE_TIMEOUT = 5_000;
/** The age after which a missing page reads the live state again, and its longest wait, in milliseconds. */
const MISSING_STALE_AFTER = 1_000;
const MISSING_TIMEOUT = 1_500;
/** The interval between reads while an app has never responded, in milliseconds. */
const RETRY_AFTER = 1_000;

type Routes = Parameters<typeof toSiteRoutes>[0];

export interface LiveSite {
  readonly registry: SiteFile['registry'];
  readonly firebaseConfig: SiteFile['firebaseConfig'] | undefined;
  readonly shell: LiveBuild;
  readonly apps: ReadonlyMap<string, LiveApp>;
  readonly routes: Routes;
  readonly getHtml: (language: Language) => SiteHtml;
}

interface LiveSiteOptions {
  /** The site at startup. The live registry is read from the shell's host. */
  readonly site: SiteFile;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** Called if a host fails. The last state of the host stays in use. */
  readonly onError: (app: string, reason: string) => void;
  /** Called before a new state is used, and awaited for at most `PREPARE_TIMEOUT`. */
  readonly beforeUse?: ((next: LiveSite) => Promise<void>) | undefined;
  /** Overrides for the timeouts above, for tests. */
  readonly staleAfter?: number | undefined;
  readonly answerTimeout?: number | undefined;
}

interface LiveApp extends LiveBuild {
  readonly manifest: AppManifest;
  readonly routes: Routes;
  readonly uses: Uses;
}

interface Settings extends LiveSettings {
  readonly text?: string;
}

/** Reads the live state, so that releases are used within seconds. Rejects if the shell has never responded. */
// eslint-disable-next-line max-lines-per-function -- its functions share the state of the live site
export function createLiveSite({
  site,
  fetch,
  now,
  onError,
  beforeUse,
  staleAfter = STALE_AFTER,
  answerTimeout = ANSWER_TIMEOUT,
}: LiveSiteOptions): {
  readonly get: () => Promise<LiveSite>;
  /** Returns the live state for a missing page, read again if there may have been a release. */
  readonly getNewest: () => Promise<LiveSite>;
  readonly getOldest: () => HostReading;
} {
  const apps = new Map<string, LiveApp>();
  let settings: Settings = site;
  let contents: ReadonlyMap<string, string> = new Map();
  let provided: Provided | undefined;
  let live: LiveSite | undefined;
  let readAt = 0;
  const answeredAt = new Map<string, number>();
  let reading: Promise<LiveSite> | undefined;
  const report = (app: string) => (error: unknown) => {
    if (!(error instanceof RefusedManifest)) onError(app, error instanceof Error ? error.message : String(error));
  };
  const checkManifest = createManifestCheck({
    now,
    onRefusal: (app, reason) => onError(app, `the manifest is refused: ${reason}`),
  });

  const readText = async (url: string, signal: AbortSignal): Promise<string> => {
    const read = async () => {
      const response = await fetch(url, { cache: 'no-store', signal });
      const text = await response.text();
      if (response.status !== 200) throw new StatusError(url, response.status);
      return text;
    };
    // A request may ignore its signal.
    return orAborted(read(), signal);
  };

  /** Reads a file that other bundlers and older builds do not write. Resolves to undefined for a 404. */
  const readOptional = async (url: string, signal: AbortSignal): Promise<string | undefined> => {
    try {
      return await readText(url, signal);
    } catch (error) {
      if (error instanceof StatusError && error.status === 404) return undefined;
      throw error;
    }
  };

  const readSettings = async (signal: AbortSignal) => {
    const text = await readText(site.origin + liveSettings, signal);
    if (text !== settings.text) settings = { ...parseLiveSettings(text), text };
  };

  const readApp = async (name: string, origin: string, signal: AbortSignal) => {
    const registry = toPageRegistry({ origin: site.origin, registry: settings.registry });
    const current = apps.get(name);
    // Stop using a build as soon as its key is removed, even if no other build can replace it.
    if (current && !isKeyListed(current.manifest, registry)) apps.delete(name);
    const text = await readText(`${origin}/manifest.json`, signal);
    const { manifest: published, checkRoutes } = await checkManifest(name, text, registry);
    // The page's shell chooses in the same way, so its HTML contains only one of the tracks.
    const manifest = { ...(provided ? chooseTrack(published, provided) : published), next: undefined };
    const { build, integrity } = manifest;
    answeredAt.set(name, now());
    // Compare the whole manifest, because a release may change only its canary.
    if (current?.origin === origin && isDeepStrictEqual(current.manifest, manifest)) return;
    // A build may have no routes file. If it exists but cannot be read, pages of the build would have no styles.
    const [routesText = '', usesText = '{}'] = await Promise.all([
      readOptional(`${origin}/${build}/routes.json`, signal),
      readOptional(`${origin}/${build}/uses.json`, signal),
    ]);
    checkRoutes(build, routesText);
    // The casts are safe, because publishing writes these files, and the first one is signed if signatures are enforced.
    const routes = JSON.parse(routesText || '[]') as Routes;
    const uses = JSON.parse(usesText) as Uses;
    apps.set(name, { origin, build, integrity, manifest, routes, uses });
  };

  const readShell = async (signal: AbortSignal) => {
    // The cast is safe, because the shell's own build writes the shell's manifest.
    const shell = JSON.parse(await readText(`${site.origin}/manifest.json`, signal)) as ShellBuild;
    if (live?.shell.build === shell.build) return { shell, contents };
    const files = [...shell.css, ...listShellTexts(shell, shell.js)].map(
      async (file) => [file, await readText(`${site.origin}/${shell.build}/${file}`, signal)] as const,
    );
    // Await the files and `provided.json` together, because an unhandled rejection would end the process.
    const [texts, provides] = await Promise.all([
      Promise.all(files),
      readOptional(`${site.origin}/${shell.build}/provided.json`, signal),
    ]);
    provided = provides === undefined ? undefined : (JSON.parse(provides) as Provided);
    return { shell, contents: new Map(texts) };
  };

  const read = async (): Promise<LiveSite> => {
    const signal = AbortSignal.timeout(live ? answerTimeout : answerTimeout * STARTUP_FACTOR);
    const before = settings;
    const [current] = await Promise.all([readShell(signal), readSettings(signal).catch(report('shell'))]);
    answeredAt.set('shell', now());
    const { registry } = settings;
    const appSignal = live ? signal : AbortSignal.timeout(answerTimeout);
    const open = registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin }]));
    await Promise.all(open.map(({ name, origin }) => readApp(name, origin, appSignal).catch(report(name))));
    const isWhole = open.every(({ name }) => apps.has(name));
    readAt = isWhole ? now() : now() - staleAfter + Math.min(staleAfter, RETRY_AFTER);
    const isSame =
      settings === before &&
      current.contents === contents &&
      open.every(({ name }) => live?.apps.get(name) === apps.get(name));
    if (live && isSame) return live;
    const { shell } = current;
    contents = current.contents;
    const liveFile = { origin: site.origin, ...settings };
    const routes = open.flatMap((app) => toSiteRoutes(apps.get(app.name)?.routes ?? [], app, liveFile));
    const readFile = (file: string) => current.contents.get(file) ?? '';
    const getHtml = memoize((locale) => createHtml({ site: liveFile, locale, shell, routes, readFile }));
    const next: LiveSite = {
      registry,
      firebaseConfig: settings.firebaseConfig,
      shell: { origin: site.origin, ...shell },
      apps: new Map(apps),
      routes,
      getHtml,
    };
    reportIncompatible(next);
    if (live && beforeUse) await withTimeout(beforeUse(next), PREPARE_TIMEOUT).catch(() => undefined);
    live = next;
    return live;
  };

  /** Reports apps that the shell rejects in the browser. Their rendered pages are readable (decision 132). */
  const reportIncompatible = (site: LiveSite) => {
    if (!provided) return;
    for (const [name, app] of site.apps)
      for (const reason of compareWithShell(app, provided))
        report(name)(new Error(`${app.build} does not fit the shell ${site.shell.build}: ${reason}`));
  };

  /** Reads the live state once for all concurrent callers. Rejects only if no state has ever been read. */
  const readOnce = (): Promise<LiveSite> => {
    reading ??= read()
      .catch((error: unknown) => {
        if (!live) throw error;
        report('shell')(error);
        // The host has responded before, so wait for the usual interval despite this failure.
        readAt = now();
        return live;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  /** Returns the next state. If it cannot be read within `timeout` milliseconds, returns the current state. */
  const readWithin = (timeout: number): Promise<LiveSite> => {
    const current = live;
    const next = readOnce();
    return current ? withTimeout(next, timeout).catch(() => current) : next;
  };

  return {
    getOldest: () => {
      const names = ['shell', ...(live ? live.apps.keys() : [])];
      const readings = names.map((name) => ({ name, readAt: answeredAt.get(name) ?? 0 }));
      return readings.reduce((oldest, each) => (each.readAt < oldest.readAt ? each : oldest));
    },
    get: async () => {
      const age = now() - readAt;
      if (live && age < staleAfter) return live;
      if (staleAfter === 0) return readOnce();
      // Reading includes the loading of new builds. A build that hangs must not delay the pages of other apps.
      const next = readWithin(answerTimeout);
      return live && age < TOO_OLD ? live : next;
    },
    getNewest: async () => (live && now() - readAt < MISSING_STALE_AFTER ? live : readWithin(MISSING_TIMEOUT)),
  };
}

class StatusError extends Error {
  constructor(
    url: string,
    readonly status: number,
  ) {
    super(`${url}: status ${status}`);
  }
}

function memoize<Value>(create: (language: Language) => Value): (language: Language) => Value {
  const values = new Map<Language, Value>();
  return (language) => {
    const value = values.get(language) ?? create(language);
    values.set(language, value);
    return value;
  };
}
