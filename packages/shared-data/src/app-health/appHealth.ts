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
  failures: v.object(v.entriesFromList(failureCauses, v.exactOptional(count))),
  lcp: time,
  inp: time,
  /** In thousandths. */
  cls: time,
};

const routeSchema = v.object({ route: text({ min: 1, max: 120 }), ...results });
const buildSchema = v.object({ build: buildId, ...results, routes: v.array(routeSchema, 'list') });

/** Returns the schema of an app's health. `date` is the schema of times, which are stored as dates and sent as text. */
const toSchema = <Schema extends v.GenericSchema<unknown, Date>>(date: Schema) =>
  v.object({
    app: appName,
    /** The live build. */
    live: buildId,
    canary: v.exactOptional(
      v.object({
        build: buildId,
        state: v.picklist(['measuring', 'passed', 'stopped']),
        visits: count,
        reason: v.exactOptional(v.picklist(['errors', 'lcp', 'inp'])),
        canary: time,
        stable: time,
        /** The time at which the canary was stopped. */
        at: v.exactOptional(date),
      }),
    ),
    /** The builds with at least `minShownVisits` visits: first the live build and the canary, then earlier ones. */
    builds: v.array(buildSchema, 'list'),
    updatedAt: date,
  });

const healthSchema = toSchema(dateTime);

export type AppHealth = v.InferOutput<typeof healthSchema>;
export type BuildHealth = AppHealth['builds'][number];
export type VisitResults = Omit<BuildHealth, 'build' | 'routes'>;
export type CanaryHealth = NonNullable<AppHealth['canary']>;

/** `app_health/{app}`: the public results of an app's builds. Only the function `updateAppHealth` writes them (docs/decisions/172). */
export const appHealth = {
  collection: 'app_health',
  readItem: /* @__PURE__ */ createParser(healthSchema),
};

const stoppedSchema = v.object({ app: appName, build: buildId });
export type StoppedCanary = v.InferOutput<typeof stoppedSchema>;

/** `settings/canaries`: the canaries that no browser may use any more. Only `updateAppHealth` writes them (docs/decisions/173). */
export const stoppedCanaries = {
  collection: 'settings',
  id: 'canaries',
  readItem: /* @__PURE__ */ createParser(v.object({ stopped: v.array(stoppedSchema, 'list') })),
};

/** Reads the health of all apps from a response. Throws if it has another format. */
export const parseHealth = (json: unknown): readonly AppHealth[] => {
  const sentTime = v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    dateTime,
  );
  return v.parse(v.object({ apps: v.array(toSchema(sentTime)) }), json).apps;
};

/** Reads the list of stopped canaries from a response. Throws if it has another format. */
export const parseStopped = (json: unknown): readonly StoppedCanary[] =>
  v.parse(v.object({ stopped: v.array(stoppedSchema) }), json).stopped;

/** Names of the counts that the renderer adds to those of a build, such as `outcomes.error` or `lcp.b45`. */
export const countNames: readonly string[] = [
  ...outcomes.map((outcome) => `outcomes.${outcome}`),
  ...vitals.flatMap((vital) => bucketNames.map((bucket) => `${vital}.${bucket}`)),
];
