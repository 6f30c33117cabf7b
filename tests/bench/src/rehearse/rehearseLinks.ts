import { randomSource } from '@adp/seed/random';
import { contentKinds } from '@adp/shared-data/content';
import { createVirtualFetch } from './createVirtualFetch';
import type { World } from './createWorld';
import { openBackground } from './openBackground';

const HOUR = 3_600_000;
const RUNS_PER_DAY = 24;
/** Number of runs after which open opportunities are checked again, at the earliest. */
const CYCLE = 3 * RUNS_PER_DAY;
const lanes = { open: 'link_checks/open', others: 'link_checks/others' } as const;

export interface LinkFigures {
  readonly items: number;
  readonly opportunities: number;
  readonly runs: number;
  /** Days until the links of all open opportunities had been checked. */
  readonly daysForOpen: number;
  /** Days until the links of all items have been checked at the measured rate. */
  readonly daysForAll: number;
  readonly linksPerDay: number;
  readonly requestsPerDay: number;
  readonly documentsReadPerDay: number;
  readonly documentsWrittenPerDay: number;
  /** Longest run, in minutes of the virtual clock. */
  readonly longestRun: number;
}

interface LinkOptions {
  readonly world: World;
  readonly folder: string;
  readonly from: number;
  /** Number of hourly runs after which the rehearsal gives up. */
  readonly maxRuns?: number;
}

/**
 * Runs the link checker every hour for a cycle of open opportunities, with a network whose responses take virtual time.
 * Extrapolates the rate of all other items.
 */
export async function rehearseLinks({ world, folder, from, maxRuns = 150 }: LinkOptions): Promise<LinkFigures> {
  const network = createVirtualFetch(randomSource(6), from);
  const links = new Set<string>();
  let requests = 0;
  const { schedules, administrator } = openBackground(
    {
      now: network.now,
      fetchData: (url, init) => {
        world.setTime(network.now());
        return network.track(() => world.fetchData(url, init));
      },
    },
    folder,
    {
      fetchPublic: (url) => {
        requests += 1;
        links.add(url);
        return network.fetchPublic(url);
      },
    },
  );
  const getState = async (path: string) => (await administrator.read([path])).get(path)?.fields ?? {};
  let [runs, runsForOpen, longest] = [0, 0, 0];
  world.take();
  while (runs < CYCLE || runsForOpen === 0) {
    if (runs === maxRuns) throw new Error(`Open opportunities have not all been checked after ${maxRuns} runs.`);
    const time = from + runs * HOUR;
    network.setTime(time);
    await schedules.checkLinks.run({ time: new Date(time).toISOString() });
    longest = Math.max(longest, network.now() - time);
    runs += 1;
    // After its last item, the position of a lane has no collection.
    if (runsForOpen === 0 && (await getState(lanes.open))['collection'] === '') runsForOpen = runs;
  }
  const { documentsRead, documentsWritten } = world.take();
  const { read } = await getState(lanes.others);
  const perDay = (count: number) => (count / runs) * RUNS_PER_DAY;
  return {
    items: world.items.length,
    opportunities: world.items.filter((path) => path.startsWith(`/${contentKinds.opportunity.segment}/`)).length,
    runs,
    daysForOpen: runsForOpen / RUNS_PER_DAY,
    daysForAll: world.items.length / perDay(Number(read)),
    linksPerDay: perDay(links.size),
    requestsPerDay: perDay(requests),
    documentsReadPerDay: perDay(documentsRead),
    documentsWrittenPerDay: perDay(documentsWritten),
    longestRun: longest / 60_000,
  };
}
