import { type AppUse, otherRoute, toBucket, vitals } from '@adp/shared-data/app-health';
import { createSaver, type SaveCounts } from '../createSaver';

/** Counts by name, such as `outcomes.ok` or `lcp.b45`. */
type Counts = Readonly<Record<string, number>>;

/** Counts of an app's build on a route pattern. */
export interface RouteCounts {
  readonly app: string;
  readonly build: string;
  readonly route: string;
  readonly counts: Counts;
}

/** Counts of visits with a canary, or with the stable build in browsers that were drawn at the same time. */
export interface ComparedCounts {
  readonly app: string;
  readonly canary: string;
  readonly side: 'canary' | 'stable';
  readonly counts: Counts;
}

export interface HealthCounts {
  readonly routes: readonly RouteCounts[];
  readonly comparisons: readonly ComparedCounts[];
}

export type SaveHealth = SaveCounts<HealthCounts>;

/** The live builds and routes of an app. Visits of other builds are not counted, which bounds the number of documents. */
export interface LiveBuilds {
  readonly live: string;
  readonly canary: string | undefined;
  readonly routes: ReadonlySet<string>;
}

/** Creates a counter of measured visits. It stores only sums, in memory until they are saved. */
export function createHealthCounter(save: SaveHealth, now: () => number) {
  let routes = new Map<string, RouteCounts & { readonly counts: Record<string, number> }>();
  let comparisons = new Map<string, ComparedCounts & { readonly counts: Record<string, number> }>();
  const take = () => {
    const counts = { routes: [...routes.values()], comparisons: [...comparisons.values()] };
    routes = new Map();
    comparisons = new Map();
    return counts;
  };
  const saveOften = createSaver({ save, take, now });

  const addUse = (use: AppUse, { live, canary, routes: patterns }: LiveBuilds) => {
    const { app } = use;
    // A build is unknown if its manifest did not load.
    const build = use.build === '' ? live : use.build;
    if (build !== live && build !== canary) return;
    const route = patterns.has(use.route) ? use.route : otherRoute;
    const key = `${app} ${build} ${route}`;
    const ofRoute = routes.get(key) ?? { app, build, route, counts: {} };
    routes.set(key, ofRoute);
    count(ofRoute.counts, use);
    if (use.canary === undefined || use.canary !== canary) return;
    const side = build === canary ? 'canary' : 'stable';
    const compared = comparisons.get(`${app} ${side}`) ?? { app, canary, side, counts: {} };
    // After a release of another canary, ignore the few counts of the previous one that were not saved.
    if (compared.canary !== canary) return;
    comparisons.set(`${app} ${side}`, compared);
    count(compared.counts, use);
  };

  return {
    /** Counts a visit. The result never rejects, so callers need not await it. */
    count: (visit: readonly AppUse[], builds: ReadonlyMap<string, LiveBuilds>): Promise<void> | undefined => {
      for (const use of visit) {
        const app = builds.get(use.app);
        if (app) addUse(use, app);
      }
      return saveOften();
    },
  };
}

function count(counts: Record<string, number>, use: AppUse): void {
  const measured = vitals.flatMap((vital) => (use[vital] === undefined ? [] : [`${vital}.${toBucket(use[vital])}`]));
  for (const name of [`outcomes.${use.outcome}`, ...measured]) counts[name] = (counts[name] ?? 0) + 1;
}
