import type { SaveHealth } from '@adp/edge';
import type { Administrator } from '@adp/shared-data/administrator';
import { appName, buildId, countNames } from '@adp/shared-data/app-health';
import * as v from 'valibot';
import { commitCounts, countsId } from '../usage/commitCounts';

const counts = v.record(v.picklist(countNames), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)));
/** Accepts any route pattern that the contract allows. Rejecting one would reject the counts of all apps. */
const route = v.pipe(v.string(), v.regex(/^(other|\/.*)$/s), v.maxLength(120));

export const healthInput = v.strictObject({
  counts: v.strictObject({
    routes: v.pipe(v.array(v.strictObject({ app: appName, build: buildId, route, counts })), v.maxLength(400)),
    comparisons: v.pipe(
      v.array(v.strictObject({ app: appName, canary: buildId, side: v.picklist(['canary', 'stable']), counts })),
      v.maxLength(50),
    ),
  }),
  id: countsId,
});

/** Collection with the counts of an app's build on a route pattern. No one but functions may read it. */
export const healthCounts = 'health_counts';
/** Collection with the counts of a canary, and of the stable build beside it. No one but functions may read it. */
export const healthComparisons = 'health_comparisons';

export const toComparisonPath = (app: string, canary: string, side: 'canary' | 'stable') =>
  `${healthComparisons}/${app}_${canary}_${side}`;

/** Runs `count-health`: stores the measured visits of the site's renderer, whose account may not write. */
export async function countHealth(
  { counts, id }: v.InferOutput<typeof healthInput>,
  { administrator }: { readonly administrator: Administrator },
): Promise<object> {
  await saveHealth(administrator)(counts, id);
  return {};
}

/** Creates a function that adds counts to the documents of their builds, once per id. */
export function saveHealth(administrator: Pick<Administrator, 'read' | 'commit'>): SaveHealth {
  return ({ routes, comparisons }, id) =>
    commitCounts(
      administrator,
      id,
      [
        ...routes.map(({ app, build, route, counts: add }) => ({
          path: `${healthCounts}/${app}_${build}_${route.replaceAll('/', '~')}`,
          fields: { app, build, route },
          add,
        })),
        ...comparisons.map(({ app, canary, side, counts: add }) => ({
          path: toComparisonPath(app, canary, side),
          fields: { app, canary, side },
          add,
        })),
      ].map((write) => ({ ...write, mask: Object.keys(write.fields), times: ['updated_at'] })),
    );
}
