import { getToken } from '@adp/shared-auth';
import { createReader, dataConfig } from '@adp/shared-data/client';
import { programmeSets } from '@adp/shared-data/moderation';

const cached = new Map<string, readonly string[]>();

/**
 * Reads the programmes that a token's claim refers to. Resolves to none if the document does not exist, as in the rules.
 * A document never changes, so it is read once.
 * @throws DataError if the document cannot be read
 */
export async function readProgrammeSet(id: string): Promise<readonly string[]> {
  const programmes = cached.get(id);
  if (programmes) return programmes;
  const set = await createReader(await dataConfig(), { getToken }).getMine(programmeSets, id);
  if (!set) return [];
  cached.set(id, set.item.programmes);
  return set.item.programmes;
}
