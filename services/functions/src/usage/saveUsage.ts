import type { SaveUsage } from '@adp/edge';
import { newId } from '@adp/shared-data/client';
import { listChoices } from '@adp/shared-data/fields';
import type { Administrator } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import { commitCounts, countsId } from './commitCounts';

const usageSchema = v.pipe(
  v.array(
    v.strictObject({
      month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
      programme: v.picklist([...listChoices.programme, 'other']),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    }),
  ),
  v.maxLength(1_500),
);

export const usageInput = v.strictObject({
  counts: usageSchema,
  /** The id of the request. Older renderers do not send one. */
  id: v.optional(countsId),
});

/** Runs `count-usage`: stores the page views of the site's renderer, whose account may not write. */
export async function countUsage(
  { counts, id = newId() }: v.InferOutput<typeof usageInput>,
  { administrator }: { readonly administrator: Administrator },
): Promise<object> {
  await saveUsage(administrator)(counts, id);
  return {};
}

/** Creates a function that adds page views to the document of their month and programme, once per id. */
export function saveUsage(administrator: Pick<Administrator, 'read' | 'commit'>): SaveUsage {
  return async (counts, id) => {
    const documents = new Map<
      string,
      { readonly month: string; readonly programme: string; readonly add: [string, number][] }
    >();
    for (const { month, programme, country, count } of counts) {
      const path = `usage/${month}_${programme}`;
      const document = documents.get(path) ?? { month, programme, add: [] };
      document.add.push([`countries.${country}`, count]);
      documents.set(path, document);
    }
    const writes = [...documents].map(([path, { month, programme, add }]) => ({
      path,
      fields: { month, programme },
      mask: ['month', 'programme'],
      add: Object.fromEntries(add),
    }));
    await commitCounts(administrator, id, writes);
  };
}
