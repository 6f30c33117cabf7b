import { type Administrator, hasCode, toSortKeyWrite } from '@adp/shared-data/administrator';
import { toLocalTimesWrite, type ZoneChange } from './toLocalTimesWrite';

/**
 * Brings the documents of a site into the shape of this version: the keys by which lists go from A to Z (docs/decisions/119), and the
 * local times beside instants (docs/decisions/131). Documents that have both stay as they are, so that it may be run again.
 * @param change a zone whose rules were changed: instants to come in it are derived from their local times again
 * @returns how many documents were changed
 * @throws Error with one sentence where one was changed meanwhile: what was done stays
 */
export async function upgradeSite(
  { exportDocuments, commit }: Pick<Administrator, 'exportDocuments' | 'commit'>,
  change?: ZoneChange,
): Promise<number> {
  let changed = 0;
  for await (const page of exportDocuments()) {
    const writes = page.flatMap(({ updateTime, ...document }) => {
      const write = toSortKeyWrite(document) ?? toLocalTimesWrite(document, change);
      // A document that was changed meanwhile may need another key or time.
      return write ? { ...write, precondition: { updateTime } } : [];
    });
    if (writes.length > 0)
      await commit(writes).catch((error: unknown) => {
        throw hasCode(error, 'invalid') ? new Error('A document was changed meanwhile: run it again.') : error;
      });
    changed += writes.length;
  }
  return changed;
}
