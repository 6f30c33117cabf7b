import { useEffect, useState, type ReactNode } from 'react';
import { pageBuilds } from '../../remotes/loadApp';
import { loadNewBuilds } from './loadNewBuilds';

/** How often builds are compared, in milliseconds (specification 9). */
const CHECK_EVERY = 60 * 60 * 1000;

/** The place of the offer to reload, which comes when a newer shell is live; here from the start, so that it is announced. */
export function NewBuildNotice() {
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(() => {
    // Where the code does not come, the next hour tries again.
    const check = () =>
      void loadNewBuilds().then(
        (part) => part.checkBuilds(setOffer),
        () => undefined,
      );
    pageBuilds.check = check;
    const hourly = setInterval(check, CHECK_EVERY);
    return () => clearInterval(hourly);
  }, []);
  return <div role="status">{offer}</div>;
}
