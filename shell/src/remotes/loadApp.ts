import { findIncompatibility, parseAppModule, type AppManifest, type AppModule } from '@adp/app-contract';
import type { RegisteredApp } from '../config/siteConfig';
import { AppLoadError } from './AppLoadError';
import { fetchManifest, forgetGood, isLastGood, rememberGood } from './fetchManifest';
import { federation } from './federation';
import { fetchIntegrity, getIntegrity, trust } from './integrity';
import { loadEntry } from './loadEntry';
import { checkOwnership } from './ownership';
import { provided } from './provided';

/** How long an app may take to load, in milliseconds: whatever its host does, a visitor sees a page or an error within 20 s. */
const LOAD_TIMEOUT = 19_000;

const loads = new Map<string, Promise<AppModule>>();
/** Apps whose last load failed: their manifest is requested around the caches the next time. */
const failed = new Set<string>();
const inUse = new Map<string, { app: RegisteredApp; build: string }>();

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
    ({ module, build }) => {
      // A load that was forgotten meanwhile is not what the page runs.
      if (loads.get(app.name) === load) inUse.set(app.name, { app, build });
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

/** Forgets what was loaded of an app, so that the next `loadApp` meets its live build. */
export function forgetApp(name: string): void {
  loads.delete(name);
  inUse.delete(name);
}

/** The apps that this page has loaded, with the build it runs of each. */
export function appsInUse(): readonly { app: RegisteredApp; build: string }[] {
  return [...inUse.values()];
}

async function loadNow(app: RegisteredApp): Promise<{ module: AppModule; build: string }> {
  const { origin } = app;
  if (origin === null) throw new AppLoadError(app.name, 'manifest', 'it is announced, not open yet');
  const manifest = await fetchManifest(app, origin, failed.has(app.name));
  try {
    return await loadBuild(app, origin, manifest);
  } catch (error) {
    if (!isLastGood(manifest)) throw error;
    // The remembered build is gone, or no longer fits: then the live one is worth waiting for.
    forgetGood(app.name, origin);
    return loadBuild(app, origin, await fetchManifest(app, origin, true));
  }
}

async function loadBuild(app: RegisteredApp, origin: string, manifest: AppManifest) {
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
  rememberGood(manifest, origin);
  return { module, build: manifest.build };
}

async function readModule(app: RegisteredApp, exported: unknown): Promise<AppModule> {
  const candidate: unknown =
    typeof exported === 'object' && exported !== null && 'app' in exported ? exported.app : undefined;
  let module: AppModule;
  try {
    module = parseAppModule(candidate);
    checkOwnership(app, module);
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
