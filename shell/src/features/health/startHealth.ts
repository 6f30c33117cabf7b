import { savesData } from '@adp/shared-ui';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import type { RouterHolder } from '../../lib/RouterHolder';
import { isCanary } from '../../remotes/chooseBuild';
import { appsInUse } from '../../remotes/loadApp';

/** Delay after which an opened page is idle, in milliseconds. Later than the first files of offline support. */
const IDLE_DELAY = 5_000;
/** Share of visits that are measured. Visits to apps with a canary are all measured, so that its verdict comes soon. */
const SAMPLE_SHARE = 0.2;

/** Measures a sample of visits when the page is idle (decision 172). The code loads only in measured visits. */
export function startHealth(config: SiteConfig, holder: RouterHolder): void {
  setTimeout(() => {
    if (!isMeasured()) return;
    import(/* webpackChunkName: "health" */ './measureVisit')
      .then(({ measureVisit }) => measureVisit(config, holder))
      // Ignore errors, because nothing can be sent offline.
      .catch(() => undefined);
  }, IDLE_DELAY);
}

/** Returns whether to measure this visit: never with data saver or the browser's hint, and not in automated browsers. */
function isMeasured(): boolean {
  const { connection, webdriver } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (savesData() || connection?.saveData || webdriver) return false;
  return appsInUse().some(({ manifest }) => manifest.canary || isCanary(manifest)) || Math.random() < SAMPLE_SHARE;
}
