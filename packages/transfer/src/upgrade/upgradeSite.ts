import { type Administrator, hasCode, type StoredFields, toSortKeyWrite } from '@adp/shared-data/administrator';
import { toLicenceWrite } from './toLicenceWrite';
import { toLocalTimesWrite, type ZoneChange } from './toLocalTimesWrite';

/**
 * Upgrades a site's documents to the format of this version: the sort keys of lists from A to Z (docs/decisions/119), the local times
 * beside instants (docs/decisions/131), and the licences of items (docs/decisions/145). Skips documents that have them, so it can be run
 * again.
 * @param change a zone whose rules changed: its future instants are derived again from their local times
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
      // A document that changed in the meantime may need another key or time.
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
