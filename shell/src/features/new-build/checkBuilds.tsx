import type { ReactNode } from 'react';
import texts from '../../messages/new-build-en.json';
import { appsInUse } from '../../remotes/loadApp';
import { addTexts } from '../../text';
import { fetchLatest } from './fetchLatest';
import { NewBuildOffer } from './NewBuildOffer';
import { findSwap } from './swaps';

/** A tab that is seen again asks after this time, in milliseconds (specification 9). */
const CHECK_EVERY = 60 * 60 * 1000;

let checkedAt = 0;
let check: () => void;

/**
 * Looks what is live, unless the tab is hidden: then as soon as it is seen. An app's newer build is used from the next navigation
 * to one of its pages on; for that of the shell `show` gets an offer to reload, and nothing once it is put off.
 */
export function checkBuilds(show: (offer: ReactNode) => void): void {
  if (checkedAt === 0) document.addEventListener('visibilitychange', seenAgain);
  check = () => {
    checkedAt = Date.now();
    for (const running of appsInUse()) void findSwap(running);
    void offerShell(show);
  };
  if (document.visibilityState === 'visible') check();
  else checkedAt ||= 1;
}

function seenAgain(): void {
  if (document.visibilityState === 'visible' && Date.now() - checkedAt >= CHECK_EVERY) check();
}

async function offerShell(show: (offer: ReactNode) => void): Promise<void> {
  const latest = await fetchLatest();
  if (!latest || latest.build === __BUILD_ID__) return;
  await addTexts(texts);
  show(<NewBuildOffer {...latest} onLater={() => show(undefined)} />);
}
