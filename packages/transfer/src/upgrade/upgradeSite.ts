import { type Administrator, hasCode, type StoredFields, toSortKeyWrite } from '@adp/shared-data/administrator';
import { toLicenceWrite } from './toLicenceWrite';
import { toLocalTimesWrite, type ZoneChange } from './toLocalTimesWrite';

/**
 * Upgrades a site's documents to the current format: sort keys of A–Z lists (docs/decisions/119), local times beside
 * instants (docs/decisions/131), and licences of items (docs/decisions/145). Skips documents in the current format, so
 * it can be run again.
 * @param change time zone whose rules changed. Its future instants are derived from their local times again
 * @returns the number of changed documents
 * @throws Error with one sentence if a document was changed concurrently. Completed changes remain
 */
export async function upgradeSite(
  { exportDocuments, commit }: Pick<Administrator, 'exportDocuments' | 'commit'>,
  change?: ZoneChange,
): Promise<number> {
  let changed = 0;
  for await (const page of exportDocuments()) {
    const writes = page.flatMap(({ updateTime, ...document }) => {
      const writes = [toSortKeyWrite(document), toLocalTimesWrite(document, change), toLicenceWrite(document)];
      const changes = writes.filter((write) => write !== undefined);
      if (changes.length === 0) return [];
      const fields: StoredFields = Object.assign({}, ...changes.map((write) => write.fields));
      // The precondition fails if the document has changed meanwhile, because it may need another key or time.
      return { path: document.path, fields, mask: Object.keys(fields), precondition: { updateTime } };
    });
    if (writes.length > 0)
      await commit(writes).catch((error: unknown) => {
        throw hasCode(error, 'invalid') ? new Error('A document was changed during the upgrade: run it again.') : error;
      });
    changed += writes.length;
  }
  return changed;
}
