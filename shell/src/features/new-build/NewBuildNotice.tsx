import { useEffect, useState, type ReactNode } from 'react';
import { isCanary } from '../../remotes/chooseBuild';
import { type AppInUse, appsInUse, pageRendered, shellOutdated } from '../../remotes/loadApp';
import { loadNewBuilds } from './loadNewBuilds';

/** Interval between checks for new builds, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;

/** Container for the offer of a newer shell. It is in the page from the beginning, so that screen readers announce the offer. */
export function NewBuildNotice() {
  const [offer, setOffer] = useState<ReactNode>();
  useEffect(() => {
    const check = () =>
      void loadNewBuilds().then(
        ({ checkBuilds }) => {
          // Ignore canaries from now on, because checkBuilds selects them itself.
          ignoreCanaries();
          checkBuilds(setOffer);
        },
        () => undefined,
      );
    const checkCanary = ({ manifest }: AppInUse) => {
      if (manifest.canary || isCanary(manifest)) check();
    };
    const ignoreCanaries = pageRendered.subscribe(checkCanary);
    // A page that the HTML contains is shown before this effect runs.
    appsInUse().forEach(checkCanary);
    const ignoreOutdated = shellOutdated.subscribe(check);
    const hourly = setInterval(check, CHECK_EVERY);
    return () => {
      ignoreCanaries();
      ignoreOutdated();
      clearInterval(hourly);
    };
  }, []);
  return <div role="status">{offer}</div>;
}
