import type { Browser } from '@playwright/test';
import type { Answer } from '../server/serveHosts';
import { warmUp, type Profile } from './profiles';
import { quietMachine } from './quietMachine';
import { measureVisit, type Tour, type Visit } from './visit';

/** The sites that are compared: each with its pages rendered on a server or beforehand, and without. */
export const siteNames = ['rendered', 'federated', 'prerendered', 'plain'] as const;
export type SiteName = (typeof siteNames)[number];

/** The visits to each site under one profile, in the order they were made. */
export interface Series {
  readonly profile: Profile;
  readonly visits: Readonly<Record<SiteName, readonly Visit[]>>;
}

interface SeriesOptions {
  readonly browser: Browser;
  readonly tour: Tour;
  readonly origins: Readonly<Record<SiteName, string>>;
  readonly profiles: readonly Profile[];
  readonly runs: number;
  /** Whether a visit waits for a quiet machine. */
  readonly waits: boolean;
  readonly takeAnswers: () => readonly Answer[];
  readonly onProgress: (text: string) => void;
  readonly onProblem: (text: string) => void;
  /** Called for each visit that began while something else kept the machine busy. */
  readonly onVisitUnderLoad: () => void;
}

/** Visits the sites in turns, so that whatever else the machine does weighs on all. */
export async function runSeries({
  browser,
  tour,
  origins,
  profiles,
  runs,
  waits,
  takeAnswers,
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
      takeAnswers,
      onProblem: (text) => onProblem(`${name}: ${text}`),
    });
  onProgress('one visit to each site that does not count: the first pays for the start of the browser');
  for (const name of siteNames) await visit(name, warmUp);
  for (const profile of profiles) {
    const visits: Record<SiteName, Visit[]> = { rendered: [], federated: [], prerendered: [], plain: [] };
    for (let run = 1; run <= runs; run += 1) {
      for (const name of siteNames) {
        const quiet = await quietMachine(waits ? undefined : 1_000);
        onProgress(`${profile.name}, run ${run} of ${runs}, ${name}${quiet ? '' : ' (the machine is busy)'}`);
        if (!quiet) onVisitUnderLoad();
        visits[name].push(await visit(name, profile));
      }
    }
    all.push({ profile, visits });
  }
  return all;
}
