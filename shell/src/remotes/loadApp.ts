import {
  CONTRACT_VERSION,
  findIncompatibility,
  parseAppModule,
  type AppManifest,
  type AppModule,
} from '@adp/app-contract';
import type { RegisteredApp } from '../config/siteConfig';
import { reportError, triedBuilds } from '../reporting/reportError';
import { AppLoadError } from './AppLoadError';
import { fetchManifest, forgetGood, isLastGood, readLastGood, rememberGood } from './fetchManifest';
import { federation } from './federation';
import { fetchIntegrity, getIntegrity, trust } from './integrity';
import { loadEntry } from './loadEntry';
import { provided } from './provided';

/** How long an app may take to load, in milliseconds: whatever its host does, a visitor sees a page or an error within 20 s. */
const LOAD_TIMEOUT = 19_000;

const loads = new Map<string, Promise<AppModule>>();
/** Apps whose last load failed: their manifest is requested around the caches the next time. */
const failed = new Set<string>();
const inUse = new Map<string, { app: RegisteredApp; build: string; manifest: AppManifest }>();
/** Live builds that have failed before a page of them was shown, by container, with the reason. */
const broken = new Map<string, unknown>();

/**
 * The app's module from its live build: loaded once in the life of the page,
 * however often it is called. A failed load is forgotten, so that the next
 * call loads it again.
 * @throws AppLoadError
 */
export function loadApp(app: RegisteredApp): Promise<AppModule> {
  const inFlight = loads.get(app.name);
  if (inFlight) return inFlight;
  const load: Promise<AppModule> = withTimeout(LOAD_TIMEOUT, app.name, () => loadNow(app)).then(
    ({ module, manifest }) => {
      // A load that was forgotten meanwhile is not what the page runs.
      if (loads.get(app.name) === load) inUse.set(app.name, { app, build: manifest.build, manifest });
      return module;
    },
    (error: unknown) => {
      if (loads.get(app.name) === load) loads.delete(app.name);
      failed.add(app.name);
      throw error;
    },
  );
  loads.set(app.name, load);
  return load;
}

let onNewerContract: () => void = () => undefined;

/** Calls `listener` when an app turns out to need a newer shell than this page's. */
export function watchContracts(listener: () => void): void {
  onNewerContract = listener;
}

/** Forgets what was loaded of an app, so that the next `loadApp` meets its live build. */
export function forgetApp(name: string): void {
  loads.delete(name);
  inUse.delete(name);
}

/** The apps that this page has loaded, with the build it runs of each. */
export function appsInUse(): readonly { app: RegisteredApp; build: string }[] {
  return [...inUse.values()];
}

/** A page of the app's build in use is shown: from here on this build is its last good one. */
export function confirmRendered(name: string): void {
  const running = inUse.get(name);
  if (running?.app.origin) rememberGood(running.manifest, running.app.origin);
}

/**
 * Says that the app's build in use has failed. Whether the last good build can take its place: it is another one, and nothing of
 * the failed one was ever shown. The next `loadApp` uses it.
 */
export function fallBack(name: string, reason: unknown): boolean {
  const running = inUse.get(name);
  const lastGood = running?.app.origin && readLastGood(name, running.app.origin);
  if (!running || !lastGood || lastGood.build === running.build) return false;
  broken.set(running.manifest.container, reason);
  return true;
}

async function loadNow(app: RegisteredApp): Promise<Loaded> {
  const { origin } = app;
  if (origin === null) throw new AppLoadError(app.name, 'manifest', 'it is announced, not open yet');
  const lastGood = readLastGood(app.name, origin);
  const manifest = await fetchManifest(app, origin, failed.has(app.name));
  try {
    if (lastGood && broken.has(manifest.container)) throw broken.get(manifest.container);
    return await loadBuild(app, origin, manifest);
  } catch (error) {
    if (isLastGood(manifest)) {
      // The remembered build is gone, or no longer fits: then the live one is worth waiting for.
      forgetGood(app.name, origin);
      return loadBuild(app, origin, await fetchManifest(app, origin, true));
    }
    if (!lastGood || lastGood.build === manifest.build) throw error;
    const loaded = await loadBuild(app, origin, lastGood).catch(() => {
      throw error;
    });
    reportError(error, {
      about: `Build ${manifest.build} of ${app.name} is not used, but ${lastGood.build}`,
      app: app.name,
      build: manifest.build,
    });
    return loaded;
  }
}

interface Loaded {
  readonly module: AppModule;
  readonly manifest: AppManifest;
}

async function loadBuild(app: RegisteredApp, origin: string, manifest: AppManifest): Promise<Loaded> {
  triedBuilds.set(app.name, manifest.build);
  if (manifest.contract > CONTRACT_VERSION) onNewerContract();
  const reason = findIncompatibility(manifest, provided);
  if (reason) throw new AppLoadError(app.name, 'refused', `its build ${manifest.build} does not fit: ${reason}`);
  const isHinted = getIntegrity(`${origin}/${manifest.entry}`) !== undefined;
  const folder = `${origin}/${manifest.build}/`;
  trust(folder, manifest.integrity);
  // A build that the HTML does not know of yet: its list comes beside its entry.
  if (!isHinted) void fetchIntegrity(folder);
  await loadEntry(manifest, origin);
  const module = await readModule(app, await federation.loadRemote(`${manifest.container}/routes`));
  failed.delete(app.name);
  return { module, manifest };
}

async function readModule(app: RegisteredApp, exported: unknown): Promise<AppModule> {
  const candidate: unknown =
    typeof exported === 'object' && exported !== null && 'app' in exported ? exported.app : undefined;
  let module: AppModule;
  try {
    module = parseAppModule(candidate);
    if (module.app !== app.name) throw new Error(`it calls itself ${module.app}`);
  } catch (cause) {
    throw new AppLoadError(app.name, 'contract', cause instanceof Error ? cause.message : String(cause), { cause });
  }
  await module.prepare?.();
  return module;
}

async function withTimeout<T>(time: number, app: string, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppLoadError(app, 'slow', `it did not answer within ${time / 1000} s`)), time);
  });
  try {
    return await Promise.race([work(), tooSlow]);
  } catch (cause) {
    if (cause instanceof AppLoadError) throw cause;
    throw new AppLoadError(app, 'throws', getReason(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** What was thrown, in its own words: the runtime puts its own around an error of a container's `init`. */
function getReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return (
    message
      .split('Original Error Message:\n')
      .at(-1)
      ?.trim()
      .replace(/^\w*Error: /, '') ?? message
  );
}
