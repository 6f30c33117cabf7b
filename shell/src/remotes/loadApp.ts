import { findIncompatibility, readAppModule, type AppManifest, type AppModule } from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { createNotifier } from '../lib/createNotifier';
import { reportError, triedBuilds } from '../reporting/reportError';
import { WAIT_TIMEOUT, withTimeout } from '../lib/withTimeout';
import { AppLoadError } from './AppLoadError';
import { chooseBuild, isCanary, rejectBuild, rejectedBuilds } from './chooseBuild';
import { fetchManifest, forgetLastGood, fromPage, isLastGood, readLastGood, rememberLastGood } from './fetchManifest';
import { federation } from './federation';
import { fetchIntegrity, getIntegrity, trust } from './integrity';
import { loadEntry } from './loadEntry';
import { cancelPreloads } from './preloadFiles';
import { provided } from './provided';

const loads = new Map<string, Promise<AppModule>>();
/** Apps that failed to load, or that had a page that failed. Their next manifest request bypasses the HTTP cache and the service worker. */
const failed = new Set<string>();
const inUse = new Map<string, AppInUse>();

export interface AppInUse {
  readonly app: RegisteredApp;
  readonly manifest: AppManifest;
}

export const pageRendered = createNotifier<AppInUse>();
/** Notifier for outdated shells: a build of the named app needs a newer contract, so this page's shell may be too old. */
export const shellOutdated = createNotifier<string>();

/** Loads the app's live build, at most once per page. A failed load is not cached. Throws AppLoadError. */
export function loadApp(app: RegisteredApp): Promise<AppModule> {
  const inFlight = loads.get(app.name);
  if (inFlight) return inFlight;
  const load: Promise<AppModule> = loadInTime(app).then(
    ({ module, manifest }) => {
      // Skip a load that was discarded in the meantime, because its build is not in use.
      if (loads.get(app.name) === load) inUse.set(app.name, { app, manifest });
      return module;
    },
    (error: unknown) => {
      if (loads.get(app.name) === load) loads.delete(app.name);
      failed.add(app.name);
      cancelPreloads(app.origin);
      throw error;
    },
  );
  loads.set(app.name, load);
  return load;
}

/** Discards the app's loaded build, so that the next `loadApp` loads the live build. */
export function forgetApp(name: string): void {
  loads.delete(name);
  inUse.delete(name);
}

/** Discards an app that has failed. Its next manifest request bypasses caches, because a cached manifest would name the failed build. */
export function forgetFailed(name: string): void {
  failed.add(name);
  cancelPreloads(inUse.get(name)?.app.origin ?? null);
  forgetApp(name);
}

export function appsInUse(): readonly AppInUse[] {
  return [...inUse.values()];
}

/** Records that a page of the app's current build has been shown. The build thereby becomes the last good build. */
export function confirmRendered(name: string): void {
  const running = inUse.get(name);
  if (!running?.app.origin) return;
  rememberLastGood(running.manifest, running.app.origin);
  pageRendered.notify(running);
}

/**
 * Rejects a failed build if another one can replace it: the stable build or, if the failed one has shown no page, the
 * last good build. Returns whether it did.
 */
export function fallBack(name: string, reason: unknown): boolean {
  const running = inUse.get(name);
  if (!running?.app.origin) return false;
  const { manifest } = running;
  if (isCanary(manifest)) rejectAndReport(manifest, 'the stable one', reason);
  else {
    const lastGood = readLastGood(running.app, running.app.origin);
    if (!lastGood || lastGood.build === manifest.build) return false;
    rejectBuild(manifest, reason);
  }
  return true;
}

function rejectAndReport(manifest: AppManifest, instead: string, reason: unknown): void {
  const { app, build } = manifest;
  rejectBuild(manifest, reason);
  reportError(reason, { about: `Build ${build} of ${app} is not used, but ${instead}`, app, build });
}

async function loadNow(app: RegisteredApp): Promise<Loaded> {
  const { origin } = app;
  if (origin === null) throw new AppLoadError(app.name, 'manifest', 'it is not open yet');
  const lastGood = readLastGood(app, origin);
  const live = await fetchManifest(app, origin, failed.has(app.name));
  const manifest = chooseBuild(live);
  try {
    const rejected = rejectedBuilds.get(app.name);
    if (lastGood && rejected?.container === manifest.container) throw rejected.reason;
    return await loadBuild(app, origin, manifest);
  } catch (error) {
    // Fetch the live manifest, because the HTML may be cached, and its manifest may name an old build.
    if (fromPage.has(live)) {
      failed.add(app.name);
      return loadNow(app);
    }
    if (isLastGood(live)) {
      // The stored build is gone or no longer compatible, so wait for the live build next time.
      forgetLastGood(app.name, origin);
      return loadBuild(app, origin, await fetchManifest(app, origin, true));
    }
    const instead = manifest === live ? lastGood : live;
    if (!instead || instead.build === manifest.build) throw error;
    const loaded = await loadBuild(app, origin, instead).catch(() => {
      throw error;
    });
    rejectAndReport(manifest, instead.build, error);
    return loaded;
  }
}

interface Loaded {
  readonly module: AppModule;
  readonly manifest: AppManifest;
}

async function loadBuild(app: RegisteredApp, origin: string, manifest: AppManifest): Promise<Loaded> {
  triedBuilds.set(app.name, manifest.build);
  if (manifest.contract > Math.max(...provided.contracts)) shellOutdated.notify(app.name);
  const reason = findIncompatibility(manifest, provided);
  if (reason) throw new AppLoadError(app.name, 'refused', `its build ${manifest.build} does not fit: ${reason}`);
  const url = `${origin}/${manifest.entry}`;
  const folder = url.replace(/[^/]+$/, '');
  const isHinted = getIntegrity(url) !== undefined;
  trust(folder, manifest.integrity);
  // The HTML does not list this build's files, so load the list of hashes in parallel with the entry script.
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
    module = await readAppModule(candidate);
    if (module.app !== app.name) throw new Error(`its name is ${module.app}`);
  } catch (cause) {
    throw new AppLoadError(app.name, 'contract', cause instanceof Error ? cause.message : String(cause), { cause });
  }
  await module.prepare?.();
  return module;
}

async function loadInTime(app: RegisteredApp): Promise<Loaded> {
  const toError = () => new AppLoadError(app.name, 'slow', `it did not load within ${WAIT_TIMEOUT / 1000} s`);
  try {
    return await withTimeout(WAIT_TIMEOUT, toError, () => loadNow(app));
  } catch (cause) {
    if (cause instanceof AppLoadError) throw cause;
    throw new AppLoadError(app.name, 'throws', getReason(cause), { cause });
  }
}

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
