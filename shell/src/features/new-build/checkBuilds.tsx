import type { ReactNode } from 'react';
import texts from '../../messages/new-build-en.json';
import { appsInUse } from '../../remotes/loadApp';
import { addTexts } from '../../text';
import { fetchLatest } from './fetchLatest';
import { NewBuildOffer } from './NewBuildOffer';
import { findSwap } from './swaps';

/** Minimum time between checks when a tab becomes visible again, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;

let checkedAt = 0;
let check: () => void;

/**
 * Checks for new builds immediately, or when the tab becomes visible. A newer build of an app is used from the next navigation to one of
 * its pages. If there is a newer build of the shell, calls `show` with an offer to reload. If the visitor postpones it, calls `show`
 * without an offer.
 */
export function checkBuilds(show: (offer: ReactNode) => void): void {
  if (checkedAt === 0) document.addEventListener('visibilitychange', checkWhenVisible);
  check = () => {
    checkedAt = Date.now();
    for (const running of appsInUse()) void findSwap(running);
    void offerShell(show);
  };
  if (document.visibilityState === 'visible') check();
  else checkedAt ||= 1;
}

function checkWhenVisible(): void {
  if (document.visibilityState === 'visible' && Date.now() - checkedAt >= CHECK_EVERY) check();
}

async function offerShell(show: (offer: ReactNode) => void): Promise<void> {
  const latest = await fetchLatest();
  if (!latest || latest.build === __BUILD_ID__) return;
  await addTexts(texts);
  show(<NewBuildOffer {...latest} onLater={() => show(undefined)} />);
}
