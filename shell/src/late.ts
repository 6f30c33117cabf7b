import type { SiteConfig } from '@adp/site-document/siteConfig';
import { offerLanguage } from './features/languages/offerLanguage';
import type { RouterHolder } from './lib/RouterHolder';

/** What of the shell no page waits for: it begins when all else has loaded. */
export async function startLate({ offline }: SiteConfig, holder: RouterHolder | undefined): Promise<void> {
  await offerLanguage();
  if (!offline || !holder) return;
  // Without a network it would not come. Before what has loaded is stored.
  await import(/* webpackChunkName: "errors" */ './features/errors/ErrorPage').catch(() => undefined);
  const { startOffline } = await import(/* webpackChunkName: "offline" */ './features/offline/startOffline');
  await startOffline(holder);
}
