import { hasUnsaved } from '@adp/app-contract';
import { findOwner, type SiteConfig } from '@adp/site-document/siteConfig';
import type { RootOptions } from 'react-dom/client';
import { isLoaderError } from '../../lib/loaderErrors';
import type { RouterHolder } from '../../lib/RouterHolder';
import { AppLoadError } from '../../remotes/AppLoadError';
import { forgetGood } from '../../remotes/fetchManifest';
import { enforceIntegrity } from '../../remotes/integrity';
import { loadApp } from '../../remotes/loadApp';
import { readSettings } from './addresses';
import { narrowPolicy } from './narrowPolicy';
import { save, type Override } from './savedOverride';

/** How long an ended override waits for unsaved text, in milliseconds, before it looks again. */
const WAIT_FOR_UNSAVED = 60_000;

/** Starts the site in this page. Undefined if the error page is shown instead. */
export type StartSite = (registry: SiteConfig, options: RootOptions) => Promise<RouterHolder | undefined>;

/** What has become of the override in this page. */
export type OverrideState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly build: string; readonly time: number }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ended' };

/**
 * Turns this page into the site with one app from another origin. When that app fails, or its time is over, the live build takes its
 * place in the same page, and nothing is saved that would bring the other one back. `onState` is called with each change.
 */
export async function openWithOverride(
  site: SiteConfig,
  override: Override,
  { start, onState }: { readonly start: StartSite; readonly onState: (state: OverrideState) => void },
): Promise<void> {
  const registered = site.apps.find(({ name }) => name === override.app);
  if (!registered?.origin) throw new Error(`The site serves no ${override.app}.`);
  const { origin: live } = registered;
  // The one entry that every part of the site goes by: with another origin in it, the next router uses the live build.
  const app = { ...registered, origin: override.origin };
  const apps = site.apps.map((each) => (each === registered ? app : each));
  // Errors of a build that is not published are the developer's own: none is sent.
  const config: SiteConfig = { ...site, apps, reports: '' };

  narrowPolicy(override.origin, readSettings());
  // The site itself looks after the origins that it begins with.
  enforceIntegrity([live]);
  // No earlier build of that server may take the place of a broken one.
  forgetGood(app.name, override.origin);
  save({ override });
  history.replaceState(null, '', override.path);

  // Until there is a router, the first one finds the live build by itself.
  let retry: RouterHolder['retry'] = () => undefined;
  let isLive = false as boolean;
  const giveUp = (state: OverrideState, reason?: string) => {
    if (isLive) return;
    isLive = true;
    clearTimeout(timer);
    app.origin = live;
    forgetGood(app.name, override.origin);
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
      // What a loader throws is not the build's fault, and other apps fail by themselves.
      if (!isLoaderError(error) && findOwner(config, window.location.pathname) === app) fail(error);
    },
  });
  // Without one the error page is shown, which has the reason.
  if (!holder) return;
  ({ retry } = holder);
  /** Hears of pages whose code does not load: no boundary of React's catches those. */
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
