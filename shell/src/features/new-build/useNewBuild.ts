import { useEffect, useState } from 'react';
import { watchContracts } from '../../remotes/loadApp';
import { addTexts } from '../../text';

/** How often builds are compared, in milliseconds (specification 9). */
const CHECK_EVERY = 60 * 60 * 1000;

/** What finds and offers a newer build: nobody needs it in the first hour of a page. */
async function loadPart() {
  const part = await import(/* webpackChunkName: "new-build" */ './newBuildPart');
  await addTexts(part.texts);
  return part;
}

type NewBuildPart = Awaited<ReturnType<typeof loadPart>>;

/**
 * Whether a newer build of the shell or of an app in use is live: checked hourly,
 * when a tab is seen again after an hour, and at once when an app needs a newer shell. `Offer` shows it; `putOff` forgets
 * the answer until the next time.
 */
export function useNewBuild(): { Offer: NewBuildPart['NewBuildOffer'] | undefined; putOff: () => void } {
  const [part, setPart] = useState<NewBuildPart>();

  useEffect(() => {
    if (part) return undefined;
    let checkedAt = Date.now();
    let stopped = false;
    const check = async () => {
      checkedAt = Date.now();
      // Where its code does not come, the next hour tries again.
      const loaded = await loadPart().catch(() => undefined);
      const newer = await loaded?.findNewBuild();
      if (newer && !stopped) setPart(loaded);
    };
    watchContracts(() => void check());
    const hourly = setInterval(() => {
      if (document.visibilityState === 'visible') void check();
    }, CHECK_EVERY);
    const seenAgain = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt >= CHECK_EVERY) void check();
    };
    document.addEventListener('visibilitychange', seenAgain);
    return () => {
      stopped = true;
      clearInterval(hourly);
      document.removeEventListener('visibilitychange', seenAgain);
    };
  }, [part]);

  return { Offer: part?.NewBuildOffer, putOff: () => setPart(undefined) };
}
