import { useEffect, useState } from 'react';
import { findNewBuild } from './findNewBuild';

/** How often builds are compared, in milliseconds (specification 9). */
const CHECK_EVERY = 60 * 60 * 1000;

/**
 * Whether a newer build of the shell or of an app in use is live: asked hourly,
 * and when a tab is seen again after an hour. `putOff` forgets the answer until
 * the next time.
 */
export function useNewBuild(): { found: boolean; putOff: () => void } {
  const [found, setFound] = useState(false);

  useEffect(() => {
    if (found) return undefined;
    let checkedAt = Date.now();
    let stopped = false;
    const check = async () => {
      checkedAt = Date.now();
      const newer = await findNewBuild();
      if (newer && !stopped) setFound(true);
    };
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
  }, [found]);

  return { found, putOff: () => setFound(false) };
}
