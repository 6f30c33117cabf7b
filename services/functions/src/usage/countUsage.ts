import { newId } from '@adp/shared-data/client';
import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { saveUsage, usageSchema } from './saveUsage';

export const usageInput = v.strictObject({
  counts: usageSchema,
  /** Id of the request. Older renderers send none. */
  id: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d_[\w-]{8,40}$/))),
});

/** Action `count-usage`: stores the page views that the site's renderer has counted. The renderer's account may not write itself. */
export async function countUsage(
  { counts, id = newId() }: v.InferOutput<typeof usageInput>,
  { administrator }: ActionOptions,
): Promise<object> {
  await saveUsage(administrator)(counts, id);
  return {};
}
