import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { chooseCount } from '../writer/chooseCount';
import { hasCode } from '../writer/refusals';
import { toWrite } from '../writer/toWrite';

/**
 * Counts an upload before it is sent, because Storage rules accept an object only if the member's count contains its
 * name. Does not count the same object twice. Resolves to true if the object had been counted by an earlier attempt,
 * which may have stored it.
 * @throws DataError `upload-limit` at the daily limit
 */
export async function countUpload(
  { uid, object, signal }: RequestOptions & { readonly uid: string; readonly object: string },
  { root, read, commit }: FirestoreClient,
  now: () => number,
): Promise<boolean> {
  const path = `upload_counts/${uid}`;
  const name = `${root}/${path}`;
  const stored = await read(path, signal);
  const objects: readonly unknown[] = Array.isArray(stored?.fields.objects) ? stored.fields.objects : [];
  if (objects.includes(object)) return true;
  const first = toWrite({ name, fields: { objects: [object] }, times: ['began_at'] });
  // Let the service append the entry, so that simultaneous uploads do not overwrite each other's entries.
  const append = { fieldPath: 'objects', appendMissingElements: { values: [{ stringValue: object }] } };
  const next = {
    ...toWrite({ name, fields: {}, mask: [], precondition: { exists: true } }),
    updateTransforms: [append],
  };
  const { max } = countLimits.uploadsPerDay;
  const { writes, isFull } = chooseCount({ stored, used: objects.length, max, first, next }, now());
  let refusal: unknown;
  // Another upload may have created the count in the meantime, so try both writes.
  for (const write of stored ? writes : [first, next])
    try {
      await commit([write], signal);
      return false;
    } catch (error) {
      if (!hasCode(error, 'denied')) throw error;
      refusal = error;
    }
  throw isFull ? new DataError('upload-limit', { cause: refusal }) : refusal;
}
