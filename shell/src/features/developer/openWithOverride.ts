import { hasUnsaved } from '@adp/app-contract';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import type { RootOptions } from 'react-dom/client';
import { isLoaderError } from '../../lib/loaderErrors';
import type { RouterHolder } from '../../lib/RouterHolder';
import { AppLoadError } from '../../remotes/AppLoadError';
import { forgetLastGood } from '../../remotes/fetchManifest';
import { enforceIntegrity } from '../../remotes/integrity';
import { loadApp } from '../../remotes/loadApp';
import { readSettings } from './typedUrls';
import { narrowPolicy } from './narrowPolicy';
import { save, type Override } from './savedOverride';

/** Delay after which an expired override checks for unsaved text again, in milliseconds. */
const WAIT_FOR_UNSAVED = 60_000;

/** Starts the site in this page. Resolves to undefined if the error page is shown instead. */
export type StartSite = (registry: SiteConfig, options: RootOptions) => Promise<RouterHolder | undefined>;

export type OverrideState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly build: string; readonly time: number }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ended' };

/**
 * Turns this page into the site, with one app from another origin. If that app fails or its time is over, the live build replaces it in the
 * same page, and the override is not saved. Calls `onState` with each change.
 */
export async function openWithOverride(
  site: SiteConfig,
  override: Override,
  { start, onState }: { readonly start: StartSite; readonly onState: (state: OverrideState) => void },
): Promise<void> {
  const registered = site.apps.find(({ name }) => name === override.app);
  if (!registered?.origin) throw new Error(`The site serves no ${override.app}.`);
  const { origin: live } = registered;
  // All parts of the site share this entry, so changing its origin makes the next router use the live build.
  const app = { ...registered, origin: override.origin };
  const apps = site.apps.map((each) => (each === registered ? app : each));
  // Errors of an unpublished build concern its developer only, so send no reports.
  const config: SiteConfig = { ...site, apps, reports: '' };

  narrowPolicy(override.origin, readSettings());
  // The configuration above no longer contains the live origin, so enforce its hashes here.
  enforceIntegrity([live]);
  // A previous build of that server must not replace a broken one.
  forgetLastGood(app.name, override.origin);
  save({ override });
  history.replaceState(null, '', override.path);

  // Before there is a router to retry with, the first one uses the live build anyway.
  let retry: RouterHolder['retry'] = () => undefined;
  let isLive = false as boolean;
  const giveUp = (state: OverrideState, reason?: string) => {
    if (isLive) return;
    isLive = true;
    clearTimeout(timer);
    app.origin = live;
    forgetLastGood(app.name, override.origin);
    save(reason === undefined ? {} : { error: { app: app.name, origin: override.origin, reason } });
    onState(state);
    retry(app.name);
  };
  const fail = (error: unknown) => {
    const reason = error instanceof AppLoadError ? error.reason : String(error);
    giveUp({ status: 'failed', reason }, reason);
  };
  const end = () => {
    if (hasUnsaved()) timer = setTimeout(end, WAIT_FOR_UNSAVED);
    else giveUp({ status: 'ended' });
  };
  let timer = setTimeout(end, override.until - Date.now());

  const begin = performance.now();
  onState({ status: 'loading' });
  const holder = await start(config, {
    onCaughtError: (error) => {
      console.error(error);
      // Loader errors are not the build's fault, and errors of other apps do not concern it.
      if (!isLoaderError(error) && findOwner(config, window.location.pathname) === app) fail(error);
    },
  });
  // Without a holder, the error page is shown with the reason.
  if (!holder) return;
  ({ retry } = holder);
  /** Watches for pages whose code fails to load, which no React boundary catches. */
  const watchRouter = () =>
    holder.get().subscribe(({ errors }) => {
      const failure = Object.values(errors ?? {}).find(
        (error) => error instanceof AppLoadError && error.app === app.name,
      );
      if (failure !== undefined) fail(failure);
    });
  holder.subscribe(watchRouter);
  watchRouter();
  try {
    const { build } = await loadApp(app);
    if (!isLive) onState({ status: 'loaded', build, time: performance.now() - begin });
  } catch (error) {
    fail(error);
  }
}
