import { newId } from '@adp/shared-data/client';
import * as v from 'valibot';
import type { ActionOptions } from '../actions/ActionContext';
import { saveUsage, usageSchema } from './saveUsage';

export const usageInput = v.strictObject({
  counts: usageSchema,
  /** Of this sending; a renderer from before it had one sends none. */
  id: v.optional(v.pipe(v.string(), v.regex(/^20\d\d-[01]\d-[0-3]\d_[\w-]{8,40}$/))),
});

/** `count-usage`: what the site's own renderer has counted. It proves who it is by its account: that account may write nothing itself. */
export async function countUsage(
  { counts, id = newId() }: v.InferOutput<typeof usageInput>,
  { administrator }: ActionOptions,
): Promise<object> {
  await saveUsage(administrator)(counts, id);
  return {};
}
