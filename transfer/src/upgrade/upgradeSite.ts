import { type Administrator, hasCode, toSortKeyWrite } from '@adp/shared-data/administrator';

/**
 * Brings the documents of a site into the shape of this version: today it is the key by which lists go from A to Z (docs/decisions/119), without which
 * an item or a member is not in them. What has it is left as it is, so that it may be run again.
 * @returns how many documents were changed
 * @throws Error with one sentence where one was changed meanwhile: what was done stays
 */
export async function upgradeSite({
  exportDocuments,
  commit,
}: Pick<Administrator, 'exportDocuments' | 'commit'>): Promise<number> {
  let changed = 0;
  for await (const page of exportDocuments()) {
    const writes = page.flatMap(({ updateTime, ...document }) => {
      const write = toSortKeyWrite(document);
      // Of a title that was changed meanwhile it would be the key no more.
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
