import * as v from 'valibot';
import { dateTime, text, whole } from '../fields/fieldSchemas';
import { createParser } from '../kinds/readWith';
import { bucketNames } from './histogram';
import { failureCauses, outcomes, vitals } from './outcomes';
import { appName, buildId } from './visitSchema';

/** The lowest number of visits about which anything is shown. Fewer visits could tell something about a reader. */
export const minShownVisits = 20;

const count = whole({ min: 0, max: Number.MAX_SAFE_INTEGER });
const time = v.exactOptional(v.number('number'));

/** The results of visits: errors, failures to load by cause, and the 75th percentile of each vital. */
const results = {
  visits: count,
  errors: count,
  failures: v.record(v.picklist(failureCauses), count),
  lcp: time,
  inp: time,
  /** In thousandths. */
  cls: time,
};

const routeSchema = v.object({ route: text({ min: 1, max: 120 }), ...results });
const buildSchema = v.object({ build: buildId, ...results, routes: v.array(routeSchema, 'list') });

const healthSchema = v.object({
  app: appName,
  /** The live build. */
  live: buildId,
  /** The build for newer shells (docs/decisions/171). */
  next: v.exactOptional(buildId),
  canary: v.exactOptional(
    v.object({
      build: buildId,
      state: v.picklist(['measuring', 'passed', 'stopped']),
      visits: count,
      reason: v.exactOptional(v.picklist(['errors', 'lcp', 'inp'])),
      canary: time,
      stable: time,
      /** The time at which the canary was stopped. */
      at: v.exactOptional(dateTime),
    }),
  ),
  /** The builds with at least `minShownVisits` visits: first the live build and the canary, then earlier ones. */
  builds: v.array(buildSchema, 'list'),
  updatedAt: dateTime,
});

export type AppHealth = v.InferOutput<typeof healthSchema>;
export type BuildHealth = AppHealth['builds'][number];
export type VisitResults = Omit<BuildHealth, 'build' | 'routes'>;
export type CanaryHealth = NonNullable<AppHealth['canary']>;

/** `app_health/{app}`: the public results of an app's builds. Only the function `updateAppHealth` writes them (docs/decisions/172). */
export const appHealth = {
  collection: 'app_health',
  readItem: /* @__PURE__ */ createParser(healthSchema),
};

/** `settings/canaries`: the canaries that no browser may use any more. Only `updateAppHealth` writes them (docs/decisions/173). */
export const stoppedCanaries = {
  collection: 'settings',
  id: 'canaries',
  readItem: /* @__PURE__ */ createParser(
    v.object({ stopped: v.array(v.object({ app: appName, build: buildId }), 'list') }),
  ),
};

interface SentHealth {
  readonly canary?: { readonly at?: string };
  readonly updatedAt: string;
}

/** Reads the health of all apps from a response, in which times are texts. Omits entries that have another format. */
export function parseHealth(json: unknown): readonly AppHealth[] {
  // The cast is safe because the schema validates each entry. An answer of another kind throws a TypeError.
  const { apps } = json as { readonly apps: readonly SentHealth[] };
  return apps.flatMap(({ canary, updatedAt, ...health }) => {
    const at = canary?.at === undefined ? {} : { at: new Date(canary.at) };
    const result = v.safeParse(healthSchema, {
      ...health,
      ...(canary && { canary: { ...canary, ...at } }),
      updatedAt: new Date(updatedAt),
    });
    return result.success ? [result.output] : [];
  });
}

/** Names of the counts that the renderer adds to those of a build, such as `outcomes.error` or `lcp.b45`. */
export const countNames: readonly string[] = [
  ...outcomes.map((outcome) => `outcomes.${outcome}`),
  ...vitals.flatMap((vital) => bucketNames.map((bucket) => `${vital}.${bucket}`)),
];
