import { hasUnsaved } from '@adp/app-contract';
import { findOwner, type RegisteredApp, type SiteConfig } from '@adp/site-document/siteConfig';
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

/** Interval between checks for unsaved changes after an override has expired, in milliseconds. */
const WAIT_FOR_UNSAVED = 60_000;

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

export type StartSite = (registry: SiteConfig, options: RootOptions) => Promise<RouterHolder | undefined>;

export type OverrideState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly build: string; readonly time: number }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ended' };

/** Starts the site with one app from another origin. If it fails or expires, the live build replaces it in the same page. */
export async function openWithOverride(
  site: SiteConfig,
  override: Override,
  { start, onState }: { readonly start: StartSite; readonly onState: (state: OverrideState) => void },
): Promise<void> {
  const registered = site.apps.find(({ name }) => name === override.app);
  if (!registered?.origin) throw new Error(`The site serves no ${override.app}.`);
  const { origin: live, signed } = registered;
  // All parts of the site share this registry entry. Changing its origin later makes the next router use the live build.
  // Its manifest needs no signature, because the developer chose this build.
  const app: Mutable<RegisteredApp> = { ...registered, origin: override.origin };
  delete app.signed;
  const apps = site.apps.map((each) => (each === registered ? app : each));
  // Send no reports, because errors of an unpublished build concern only the developer.
  const config: SiteConfig = { ...site, apps, reports: '' };

  narrowPolicy(override.origin, readSettings());
  // Enforce hashes for the live origin here, because the configuration above no longer contains it.
  enforceIntegrity([live]);
  // Forget the last good build, because a previous build of the developer's server must not replace a broken one.
  forgetLastGood(app.name, override.origin);
  save({ override });
  history.replaceState(null, '', override.path);

  // Until there is a router, there is nothing to retry. The first router then uses the live build.
  let retry: RouterHolder['retry'] = () => undefined;
  let isLive = false as boolean;
  const giveUp = (state: OverrideState, reason?: string) => {
    if (isLive) return;
    isLive = true;
    clearTimeout(timer);
    app.origin = live;
    if (signed) app.signed = signed;
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
      // Ignore loader errors, which the build does not cause, and errors of other apps.
      if (!isLoaderError(error) && findOwner(config, window.location.pathname) === app) fail(error);
    },
  });
  if (!holder) return;
  ({ retry } = holder);
  /** Watches the router for pages whose code fails to load, because React error boundaries do not catch this. */
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
