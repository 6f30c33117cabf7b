import { isDeepStrictEqual } from 'node:util';
import { parseManifest, type AppManifest } from '@adp/app-contract';
import { compareWithShell, type Provided, type Uses } from '@adp/app-contract/fit';
import {
  createHtml,
  type HostReading,
  listShellTexts,
  liveSettings,
  parseLiveSettings,
  toSiteRoutes,
  type LiveSettings,
  type ShellBuild,
  type SiteFile,
  type SiteHtml,
} from '@adp/site-document';
import type { Language } from '@adp/shared-ui/languages';
import { withTimeout } from '../withTimeout';
import type { LiveBuild } from './readServerBuild';

/** How long all hosts together may take to say what is live, in milliseconds. */
const ANSWER_TIMEOUT = 600;
/** What was read this long ago, in milliseconds, is used while it is read again; older, what is live is waited for as long as for the hosts. */
const STALE_AFTER = 5_000;
const TOO_OLD = 20_000;
/** What is live now waits for its code no longer, in milliseconds: the pages of before have become old. */
const PREPARE_TIMEOUT = 5_000;
/** For a missing page, read the live state again if it is older than this, in milliseconds. `MISSING_TIMEOUT` limits the wait. */
const MISSING_STALE_AFTER = 1_000;
const MISSING_TIMEOUT = 1_500;
/** An app that has never answered is asked again after this time. */
const RETRY_AFTER = 1_000;

type Routes = Parameters<typeof toSiteRoutes>[0];

/** The builds that are live on a site's hosts, and the HTML that goes with them. */
export interface LiveSite {
  readonly registry: SiteFile['registry'];
  readonly firebaseConfig: SiteFile['firebaseConfig'] | undefined;
  readonly shell: LiveBuild;
  /** By name in the registry: those that have answered, now or before. */
  readonly apps: ReadonlyMap<string, LiveApp>;
  /** The routes of all apps, on the site's paths. */
  readonly routes: Routes;
  /** The HTML in a language of the site. */
  readonly getHtml: (language: Language) => SiteHtml;
}

interface LiveSiteOptions {
  /** Its registry is that of the beginning: the shell's host has the live one. */
  readonly site: SiteFile;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** A host does not answer as it should: what it had is still used. */
  readonly onError: (app: string, reason: string) => void;
  /** Awaited, for a while, before another site takes the place of the one that is used. */
  readonly beforeUse?: ((next: LiveSite) => Promise<void>) | undefined;
  /** In milliseconds, for tests. */
  readonly staleAfter?: number | undefined;
  readonly answerTimeout?: number | undefined;
}

interface LiveApp extends LiveBuild {
  readonly manifest: AppManifest;
  readonly routes: Routes;
  readonly uses: Uses;
}

interface Settings extends LiveSettings {
  /** As it was read; undefined for those of the beginning. */
  readonly text?: string;
}

/**
 * What is live, read from the hosts of the site: a build is rendered and hinted as soon as it is released, an app as soon as it is
 * registered. `get` rejects only where the shell's host has never answered.
 */
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
  /** Reads again if a release may have been published since the last read. Used for missing pages. */
  readonly getNewest: () => Promise<LiveSite>;
  /** The host whose last response is the oldest. */
  readonly getOldest: () => HostReading;
} {
  const apps = new Map<string, LiveApp>();
  let settings: Settings = site;
  /** Of the files of the shell that its HTML has in it. */
  let contents: ReadonlyMap<string, string> = new Map();
  /** Packages and names that the shell's build shares with apps. */
  let provided: Provided | undefined;
  let live: LiveSite | undefined;
  let readAt = 0;
  /** Time of the last response, by host name. */
  const answeredAt = new Map<string, number>();
  let reading: Promise<LiveSite> | undefined;
  const report = (app: string) => (error: unknown) =>
    onError(app, error instanceof Error ? error.message : String(error));

  /** Returns the status and text of the response from a URL. */
  const request = async (url: string, signal: AbortSignal) => {
    const read = async () => {
      const response = await fetch(url, { cache: 'no-store', signal });
      return { url, status: response.status, text: await response.text() };
    };
    return withTimeout(read(), answerTimeout);
  };
  const ask = async (url: string, signal: AbortSignal) => readOk(await request(url, signal));

  /** Reads a JSON file that may not exist: other bundlers and older builds do not write it. */
  const readOptional = async <Json>(url: string, signal: AbortSignal): Promise<Json | undefined> => {
    const answer = await request(url, signal);
    return answer.status === 404 ? undefined : (JSON.parse(readOk(answer)) as Json);
  };

  const readSettings = async (signal: AbortSignal) => {
    const text = await ask(site.origin + liveSettings, signal);
    if (text !== settings.text) settings = { ...parseLiveSettings(text), text };
  };

  const readApp = async (name: string, origin: string, signal: AbortSignal) => {
    const manifest = parseManifest(JSON.parse(await ask(`${origin}/manifest.json`, signal)));
    const { app, build, integrity } = manifest;
    if (app !== name) throw new Error(`the manifest is that of ${app}`);
    answeredAt.set(name, now());
    const known = apps.get(name);
    // A release may change its canary alone.
    if (known?.origin === origin && isDeepStrictEqual(known.manifest, manifest)) return;
    // Pages of a build that was published without routes have no hints. If its host fails, the build is read again: without its routes
    // a page would have no styles.
    const [routes = [], uses = {}] = await Promise.all([
      readOptional<Routes>(`${origin}/${build}/routes.json`, signal),
      readOptional<Uses>(`${origin}/${build}/uses.json`, signal),
    ]);
    apps.set(name, { origin, build, integrity, manifest, routes, uses });
  };

  const readShell = async (signal: AbortSignal) => {
    // Written by the shell's own build.
    const shell = JSON.parse(await ask(`${site.origin}/manifest.json`, signal)) as ShellBuild;
    if (live?.shell.build === shell.build) return { shell, contents };
    const files = [...shell.css, ...listShellTexts(shell, shell.js)].map(
      async (file) => [file, await ask(`${site.origin}/${shell.build}/${file}`, signal)] as const,
    );
    // Awaited together: a rejection that is not awaited would end the process.
    const [texts, provides] = await Promise.all([
      Promise.all(files),
      readOptional<Provided>(`${site.origin}/${shell.build}/provided.json`, signal),
    ]);
    provided = provides;
    return { shell, contents: new Map(texts) };
  };

  const read = async (): Promise<LiveSite> => {
    const signal = AbortSignal.timeout(answerTimeout);
    const before = settings;
    const [found] = await Promise.all([readShell(signal), readSettings(signal).catch(report('shell'))]);
    answeredAt.set('shell', now());
    const { registry } = settings;
    const open = registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin }]));
    await Promise.all(open.map(({ name, origin }) => readApp(name, origin, signal).catch(report(name))));
    const isWhole = open.every(({ name }) => apps.has(name));
    readAt = isWhole ? now() : now() - staleAfter + Math.min(staleAfter, RETRY_AFTER);
    const isSame =
      settings === before &&
      found.contents === contents &&
      open.every(({ name }) => live?.apps.get(name) === apps.get(name));
    if (live && isSame) return live;
    const { shell } = found;
    contents = found.contents;
    const made = { origin: site.origin, ...settings };
    const routes = open.flatMap((app) => toSiteRoutes(apps.get(app.name)?.routes ?? [], app, made));
    const inPages = contents;
    const getHtml = once((locale) =>
      createHtml({ site: made, locale, shell, routes, readFile: (file) => inPages.get(file) ?? '' }),
    );
    const next: LiveSite = {
      registry,
      firebaseConfig: settings.firebaseConfig,
      shell: { origin: site.origin, ...shell },
      apps: new Map(apps),
      routes,
      getHtml,
    };
    reportIncompatible(next);
    if (live && beforeUse) await settleWithin(PREPARE_TIMEOUT, beforeUse(next), undefined);
    live = next;
    return live;
  };

  /** Reports apps whose live build the live shell rejects in the browser. Their rendered pages stay readable (decision 132). */
  const reportIncompatible = (site: LiveSite) => {
    if (!provided) return;
    for (const [name, app] of site.apps)
      for (const reason of compareWithShell(app, provided))
        report(name)(new Error(`${app.build} does not fit the shell ${site.shell.build}: ${reason}`));
  };

  /** Reads once for all concurrent callers. Rejects only if nothing was ever read. */
  const readOnce = (): Promise<LiveSite> => {
    reading ??= read()
      .catch((error: unknown) => {
        if (!live) throw error;
        report('shell')(error);
        // This host has responded before, so the usual interval applies to it although it fails now.
        readAt = now();
        return live;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
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
      const next = readOnce();
      if (!live || staleAfter === 0) return next;
      // A new build that hangs while it is loaded costs no other app's pages their time.
      return age < TOO_OLD ? live : settleWithin(answerTimeout, next, live);
    },
    getNewest: async () => {
      if (live && now() - readAt < MISSING_STALE_AFTER) return live;
      const next = readOnce();
      return live ? settleWithin(MISSING_TIMEOUT, next, live) : next;
    },
  };
}

/** What `work` comes to, or `otherwise` where it fails or takes longer than `timeout` milliseconds. */
async function settleWithin<Value>(timeout: number, work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((done) => (timer = setTimeout(() => done(otherwise), timeout)));
  const settled = await Promise.race([work.catch(() => otherwise), late]);
  clearTimeout(timer);
  return settled;
}

/** Returns the text of a response. @throws Error for a status other than 200 */
function readOk({
  url,
  status,
  text,
}: {
  readonly url: string;
  readonly status: number;
  readonly text: string;
}): string {
  if (status !== 200) throw new Error(`${url}: status ${status}`);
  return text;
}

/** Makes what belongs to a language when it is first asked for. */
function once<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
