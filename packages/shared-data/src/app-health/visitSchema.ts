import * as v from 'valibot';
import { outcomes } from './outcomes';

const maxUses = 12;

export const appName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
export const buildId = v.pipe(v.string(), v.regex(/^b-[0-9a-f]{10}$/));
const measured = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)));

const useSchema = v.strictObject({
  app: appName,
  /** Empty if the manifest, which names the build, did not load. */
  build: v.pipe(v.string(), v.regex(/^(b-[0-9a-f]{10})?$/)),
  /** The route pattern of the visit's first page of the app, such as `/articles/:id`. */
  route: v.pipe(v.string(), v.maxLength(120)),
  outcome: v.picklist(outcomes),
  lcp: measured,
  inp: measured,
  cls: measured,
  /** The canary that this visit is evidence about: the browser was drawn for it, or for the builds beside it, in an earlier visit. */
  canary: v.exactOptional(buildId),
});

/** Use of an app's build in a visit. Contains nothing that identifies a reader. */
export type AppUse = v.InferOutput<typeof useSchema>;

/** Schema of a measured visit: the builds that it has used. */
export const visitSchema = v.pipe(v.array(useSchema), v.minLength(1), v.maxLength(maxUses));
