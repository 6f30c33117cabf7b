import { parseManifest } from '@adp/app-contract';
import { createHtml, toSiteRoutes, type ShellBuild, type SiteFile, type SiteHtml } from '@adp/site/html';
import type { LiveBuild } from './readServerBuild';

/** How long a host may take to say what is live, in milliseconds. */
const ANSWER_TIMEOUT = 1_000;
/** What was read this long ago, in milliseconds, is used while it is read again; older, it is waited for. */
const STALE_AFTER = 5_000;
const TOO_OLD = 60_000;

type Routes = Parameters<typeof toSiteRoutes>[0];

/** The builds that are live on a site's hosts, and the HTML that goes with them. */
export interface LiveSite {
  readonly shell: LiveBuild;
  /** By name in the registry: those that have answered, now or before. */
  readonly apps: ReadonlyMap<string, LiveBuild>;
  readonly html: SiteHtml;
}

interface LiveSiteOptions {
  readonly site: SiteFile;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** An app's host does not answer as it should: its pages go on with what it had. */
  readonly onError: (app: string, reason: string) => void;
  /** In milliseconds, for tests. */
  readonly staleAfter?: number | undefined;
}

interface LiveApp extends LiveBuild {
  readonly routes: Routes;
}

/**
 * What is live, read from the hosts of the site: a build is rendered and hinted as soon as it is released.
 * `get` rejects only where the shell's host has never answered.
 */
export function createLiveSite({ site, fetch, now, onError, staleAfter = STALE_AFTER }: LiveSiteOptions): {
  get: () => Promise<LiveSite>;
} {
  const apps = new Map<string, LiveApp>();
  let live: LiveSite | undefined;
  let readAt = 0;
  let reading: Promise<LiveSite> | undefined;

  const ask = async (url: string) => {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
    return answer;
  };

  const readApp = async (name: string, origin: string) => {
    const { app, build, integrity } = parseManifest(await (await ask(`${origin}/manifest.json`)).json());
    if (app !== name) throw new Error(`the manifest is that of ${app}`);
    if (apps.get(name)?.build === build) return;
    // A build that was published without them has pages without hints.
    const routes = await ask(`${origin}/${build}/routes.json`).then(
      async (answer) => (await answer.json()) as Routes,
      () => [],
    );
    apps.set(name, { origin, build, integrity, routes });
  };

  const readShell = async () => {
    // Written by the shell's own build.
    const shell = (await (await ask(`${site.origin}/manifest.json`)).json()) as ShellBuild;
    if (live?.shell.build === shell.build) return { shell, styles: undefined };
    const sheets = shell.css.map(async (file) => {
      const text = await (await ask(`${site.origin}/${shell.build}/${file}`)).text();
      return [file, text] as const;
    });
    return { shell, styles: new Map(await Promise.all(sheets)) };
  };

  let styles: ReadonlyMap<string, string> = new Map();
  const read = async (): Promise<LiveSite> => {
    const open = site.registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [{ name, origin }]));
    const [found] = await Promise.all([
      readShell(),
      ...open.map(({ name, origin }) =>
        readApp(name, origin).catch((error: unknown) =>
          onError(name, error instanceof Error ? error.message : String(error)),
        ),
      ),
    ]);
    readAt = now();
    const { shell } = found;
    if (live && !found.styles && open.every(({ name }) => live?.apps.get(name) === apps.get(name))) return live;
    styles = found.styles ?? styles;
    const routes = open.flatMap((app) => toSiteRoutes(apps.get(app.name)?.routes ?? [], app, site));
    const html = createHtml({ site, locale: 'en', shell, routes, readStyle: (file) => styles.get(file) ?? '' });
    live = { shell: { origin: site.origin, ...shell }, apps: new Map(apps), html };
    return live;
  };

  return {
    get: async () => {
      const age = now() - readAt;
      if (live && age < staleAfter) return live;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      if (!live) return reading;
      const known = live;
      // A host that fails now has answered before.
      const next = reading.catch(() => known);
      return staleAfter > 0 && age < TOO_OLD ? known : next;
    },
  };
}
