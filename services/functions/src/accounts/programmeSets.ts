import type { Administrator } from '@adp/shared-data/administrator';
import { programmeSets } from '@adp/shared-data/moderation';
import { toHash } from '../background/toHash';

const toPath = (id: string) => `${programmeSets.collection}/${id}`;

/** Stores programmes in a document whose id is their hash, so that it never changes. Resolves to the id. */
export async function saveProgrammeSet(
  programmes: readonly string[],
  { commit }: Pick<Administrator, 'commit'>,
): Promise<string> {
  const sorted = [...programmes].sort();
  const id = toHash(JSON.stringify(sorted));
  await commit([{ path: toPath(id), fields: { programmes: sorted } }]);
  return id;
}

/** Reads the programmes that a document contains. Resolves to none if it does not exist, as in the rules. */
export async function readProgrammeSet(id: string, { read }: Pick<Administrator, 'read'>): Promise<readonly string[]> {
  const document = (await read([toPath(id)])).get(toPath(id));
  const reading = document && programmeSets.readItem(id, document.fields);
  return reading && 'item' in reading ? reading.item.programmes : [];
}
