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

/** Checks for new builds now, or when the tab becomes visible. `show` gets the offer, or nothing if postponed. */
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
