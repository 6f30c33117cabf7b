import { DataError } from '../client/DataError';
import type { RequestOptions, FirestoreClient, Written } from '../client/FirestoreClient';
import type { StoredFields } from '../client/wireValues';
import { isDocumentId } from '../kinds/kind';
import { commitFirst, readAfterRefusal, holdsFields, hasCode } from './refusals';
import { toWrite } from './toWrite';

interface NewDocument extends RequestOptions {
  readonly collection: string;
  readonly id: string;
  readonly fields: StoredFields;
  readonly times: readonly string[];
  /** The fields that identify a document created by an earlier attempt. */
  readonly mask?: readonly string[] | undefined;
  /** Alternatives for one additional write in the same commit, tried in order until the rules accept one. */
  readonly beside?: readonly object[];
  readonly also?: readonly object[];
}

/** Creates a document. Idempotent. Rejects with `already-exists` if a different document has the id. */
export async function createOnce(
  { collection, id, fields, times, mask, beside = [], also = [], signal }: NewDocument,
  { root, commit, read }: FirestoreClient,
): Promise<Written> {
  const path = `${collection}/${checkId(id)}`;
  const write = toWrite({ name: `${root}/${path}`, fields, times, precondition: { exists: false } });
  try {
    return { id, version: await commitFirst(beside, (chosen) => commit([...chosen, ...also, write], signal)) };
  } catch (error) {
    const now = await readAfterRefusal(error, () => read(path, signal));
    if (now && holdsFields(now.fields, fields, mask)) return { id, version: now.version };
    if (!now && !hasCode(error, 'conflict')) throw error;
    throw new DataError('already-exists', { cause: error });
  }
}

/** Returns `id`. Throws DataError `invalid` unless it is a valid id. */
export function checkId(id: string): string {
  if (!isDocumentId(id)) throw new DataError('invalid', { fields: ['id'] });
  return id;
}
