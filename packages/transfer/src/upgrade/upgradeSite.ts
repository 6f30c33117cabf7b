import {
  type Administrator,
  type DocumentWrite,
  hasCode,
  type StoredFields,
  toSortKeyWrite,
  type WireFields,
} from '@adp/shared-data/administrator';
import { contentKinds, memberKinds } from '@adp/shared-data/content';
import { toLocalTimesWrite, type ZoneChange } from './toLocalTimesWrite';

interface Stored {
  readonly path: string;
  readonly fields: WireFields;
}

const collections = memberKinds.map((kind) => contentKinds[kind].collection);
const itemPath = new RegExp(`^(${collections.join('|')})/[^/]+$`);

/** A change mark from before decision 183. */
const markPath = /^changes\/[^/]+$/;

/** Upgrades documents (docs/decisions/119, 131, 145, 183). Running it again is safe. Throws an Error after a concurrent change. */
export async function upgradeSite(
  { exportDocuments, commit }: Pick<Administrator, 'exportDocuments' | 'commit'>,
  change?: ZoneChange,
): Promise<number> {
  let changed = 0;
  for await (const page of exportDocuments()) {
    const writes = page.flatMap(({ updateTime, ...document }): DocumentWrite | readonly DocumentWrite[] => {
      if (markPath.test(document.path)) return toMarkWrites(document, updateTime);
      const writes = [toSortKeyWrite(document), toLocalTimesWrite(document, change), toLicenceWrite(document)];
      const changes = writes.filter((write) => write !== undefined);
      if (changes.length === 0) return [];
      const fields: StoredFields = Object.assign({}, ...changes.map((write) => write.fields));
      // The precondition fails if the document has changed since it was read, because it may need another key or time.
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

/** Returns the writes that move a change mark to where readers find it. */
function toMarkWrites({ path, fields: wire }: Stored, updateTime: string): readonly DocumentWrite[] {
  return [
    { path, deleted: true, precondition: { updateTime } },
    { path: `${path}/marks/0`, wire },
  ];
}

/** Returns the write that reserves all rights to an item without a licence (docs/decisions/145). */
function toLicenceWrite({ path, fields }: Stored) {
  if (!itemPath.test(path) || 'licence' in fields) return undefined;
  return { path, fields: { licence: 'all-rights-reserved' }, mask: ['licence'] };
}
