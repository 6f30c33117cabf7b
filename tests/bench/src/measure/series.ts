import type { Browser } from '@playwright/test';
import { warmUp, type Profile } from './profiles';
import type { TrafficMeter } from './traffic';
import { waitForIdleMachine } from './waitForIdleMachine';
import { measureVisit, type Tour, type Visit } from './visit';

/**
 * Compared sites: the federated site with and without server rendering, the plain bundle with and without prerendering.
 */
export const siteNames = ['rendered', 'federated', 'prerendered', 'plain'] as const;
export type SiteName = (typeof siteNames)[number];
/** Sites with a service worker. */
const sitesWithWorker: readonly SiteName[] = ['rendered', 'federated'];

/** Visits to each site under one profile, in chronological order. */
export interface Series {
  readonly profile: Profile;
  readonly visits: Readonly<Record<SiteName, readonly Visit[]>>;
}

interface SeriesOptions {
  readonly browser: Browser;
  readonly tour: Tour;
  readonly origins: Readonly<Record<SiteName, string>>;
  readonly profiles: readonly Profile[];
  /** Number of visits to each site under one profile, except under profiles with a lower limit. */
  readonly runs: number;
  /** True to wait for an idle machine before each visit. */
  readonly waits: boolean;
  readonly meter: TrafficMeter;
  readonly setLine: (profile: Profile) => void;
  readonly onProgress: (text: string) => void;
  readonly onProblem: (text: string) => void;
  /** Called for each visit that started while the machine was busy. */
  readonly onVisitUnderLoad: () => void;
}

/** Visits the sites alternately, so that other load on the machine affects all of them. */
export async function runSeries({
  browser,
  tour,
  origins,
  profiles,
  runs,
  waits,
  meter,
  setLine,
  onProgress,
  onProblem,
  onVisitUnderLoad,
}: SeriesOptions): Promise<readonly Series[]> {
  const all: Series[] = [];
  const visit = (name: SiteName, profile: Profile) =>
    measureVisit({
      browser,
      tour,
      origin: origins[name],
      profile,
      hasWorker: sitesWithWorker.includes(name),
      meter,
      setLine,
      onProblem: (text) => onProblem(`${name}: ${text}`),
    });
  onProgress('one visit to each site that does not count, because the first includes the start of the browser');
  for (const name of siteNames) await visit(name, warmUp);
  for (const profile of profiles) {
    const visits: Record<SiteName, Visit[]> = { rendered: [], federated: [], prerendered: [], plain: [] };
    const count = Math.min(runs, profile.maxRuns ?? runs);
    for (let run = 1; run <= count; run += 1) {
      for (const name of siteNames) {
        const isIdle = await waitForIdleMachine(waits ? undefined : 1_000);
        onProgress(`${profile.name}, run ${run} of ${count}, ${name}${isIdle ? '' : ' (the machine is busy)'}`);
        if (!isIdle) onVisitUnderLoad();
        visits[name].push(await visit(name, profile));
      }
    }
    all.push({ profile, visits });
  }
  return all;
}
