import {
  CONTRACT_VERSION,
  findIncompatibility,
  parseAppModule,
  type AppManifest,
  type AppModule,
} from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { createNotifier } from '../lib/createNotifier';
import { reportError, triedBuilds } from '../reporting/reportError';
import { AppLoadError } from './AppLoadError';
import { chooseBuild, isCanary, rejectBuild, rejectedBuilds } from './chooseBuild';
import { fetchManifest, forgetGood, fromPage, isLastGood, readLastGood, rememberGood } from './fetchManifest';
import { federation } from './federation';
import { fetchIntegrity, getIntegrity, trust } from './integrity';
import { loadEntry } from './loadEntry';
import { cancelPreloads } from './preloadFiles';
import { provided } from './provided';
import { WAIT_TIMEOUT, withTimeout } from './withTimeout';

const loads = new Map<string, Promise<AppModule>>();
/** Apps whose last load, or a page of it, failed: their manifest is requested around the caches, and the worker's, the next time. */
const failed = new Set<string>();
const inUse = new Map<string, AppInUse>();

export interface AppInUse {
  readonly app: RegisteredApp;
  readonly manifest: AppManifest;
}

/** A page of an app's build in use is shown. */
export const pageRendered = createNotifier<AppInUse>();
/** A build of the named app needs a newer contract, so this page's shell may be too old. */
export const shellOutdated = createNotifier<string>();

/**
 * The app's module from its live build: loaded once in the life of the page,
 * however often it is called. A failed load is forgotten, so that the next
 * call loads it again.
 * @throws AppLoadError
 */
export function loadApp(app: RegisteredApp): Promise<AppModule> {
  const inFlight = loads.get(app.name);
  if (inFlight) return inFlight;
  const load: Promise<AppModule> = loadInTime(app).then(
    ({ module, manifest }) => {
      // A load that was forgotten meanwhile is not what the page runs.
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

/** Forgets what was loaded of an app, so that the next `loadApp` meets its live build. */
export function forgetApp(name: string): void {
  loads.delete(name);
  inUse.delete(name);
}

/** Forgets an app that has failed: a stored manifest would name the same build again. */
export function forgetFailed(name: string): void {
  failed.add(name);
  cancelPreloads(inUse.get(name)?.app.origin ?? null);
  forgetApp(name);
}

/** The apps that this page has loaded, with the build it runs of each. */
export function appsInUse(): readonly AppInUse[] {
  return [...inUse.values()];
}

/** A page of the app's build in use is shown: from here on this build is its last good one. */
export function confirmRendered(name: string): void {
  const running = inUse.get(name);
  if (!running?.app.origin) return;
  rememberGood(running.manifest, running.app.origin);
  pageRendered.notify(running);
}

/**
 * Says that the app's build in use has failed. Whether another build can take its place, which the next `loadApp` uses: a canary's
 * is the stable one; any other's is the last good one, where nothing of the failed one was ever shown.
 */
export function fallBack(name: string, reason: unknown): boolean {
  const running = inUse.get(name);
  if (!running?.app.origin) return false;
  const { manifest } = running;
  if (isCanary(manifest)) rejectAndReport(manifest, 'the stable one', reason);
  else {
    const lastGood = readLastGood(name, running.app.origin);
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
  if (origin === null) throw new AppLoadError(app.name, 'manifest', 'it is announced, not open yet');
  const lastGood = readLastGood(app.name, origin);
  const live = await fetchManifest(app, origin, failed.has(app.name));
  const manifest = chooseBuild(live);
  try {
    const rejected = rejectedBuilds.get(app.name);
    if (lastGood && rejected?.container === manifest.container) throw rejected.reason;
    return await loadBuild(app, origin, manifest);
  } catch (error) {
    // A stored page may name a build of before: the live one is asked for now.
    if (fromPage.has(live)) {
      failed.add(app.name);
      return loadNow(app);
    }
    if (isLastGood(live)) {
      // The remembered build is gone, or no longer fits: then the live one is worth waiting for.
      forgetGood(app.name, origin);
      return loadBuild(app, origin, await fetchManifest(app, origin, true));
    }
    const instead = isCanary(manifest) ? live : lastGood;
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
  if (manifest.contract > CONTRACT_VERSION) shellOutdated.notify(app.name);
  const reason = findIncompatibility(manifest, provided);
  if (reason) throw new AppLoadError(app.name, 'refused', `its build ${manifest.build} does not fit: ${reason}`);
  const address = `${origin}/${manifest.entry}`;
  const folder = address.replace(/[^/]+$/, '');
  const isHinted = getIntegrity(address) !== undefined;
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

async function loadInTime(app: RegisteredApp): Promise<Loaded> {
  const toError = () => new AppLoadError(app.name, 'slow', `it did not answer within ${WAIT_TIMEOUT / 1000} s`);
  try {
    return await withTimeout(WAIT_TIMEOUT, toError, () => loadNow(app));
  } catch (cause) {
    if (cause instanceof AppLoadError) throw cause;
    throw new AppLoadError(app.name, 'throws', getReason(cause), { cause });
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
