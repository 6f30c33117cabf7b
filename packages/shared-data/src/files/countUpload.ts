import { DataError } from '../client/DataError';
import type { FirestoreClient, RequestOptions } from '../client/FirestoreClient';
import { countLimits } from '../kinds/member/countLimits';
import { chooseCount } from '../writer/chooseCount';
import { hasCode } from '../writer/refusals';
import { toWrite } from '../writer/toWrite';

/**
 * Counts an upload before it is sent: the rules of Storage take an object only if the member's document names it. An object
 * that is named already, by an earlier try, is not counted again. Resolves to whether there may be such a try's object.
 * @throws DataError `upload-limit` where the day has had all its uploads
 */
export async function countUpload(
  { uid, object, signal }: RequestOptions & { readonly uid: string; readonly object: string },
  { root, read, commit }: FirestoreClient,
  now: () => number,
): Promise<boolean> {
  const path = `upload_counts/${uid}`;
  const name = `${root}/${path}`;
  const found = await read(path, signal);
  const objects: readonly unknown[] = Array.isArray(found?.fields.objects) ? found.fields.objects : [];
  if (objects.includes(object)) return true;
  const first = toWrite({ name, fields: { objects: [object] }, times: ['began_at'] });
  // Added by the service, so that two uploads at the same time do not undo each other's count.
  const append = { fieldPath: 'objects', appendMissingElements: { values: [{ stringValue: object }] } };
  const next = {
    ...toWrite({ name, fields: {}, mask: [], precondition: { exists: true } }),
    updateTransforms: [append],
  };
  const { max } = countLimits.uploadsPerDay;
  const { writes, isFull } = chooseCount({ found, used: objects.length, max, first, next }, now());
  let refusal: unknown;
  // Another upload may have begun the day since.
  for (const write of found ? writes : [first, next])
    try {
      await commit([write], signal);
      return false;
    } catch (error) {
      if (!hasCode(error, 'denied')) throw error;
      refusal = error;
    }
  throw isFull ? new DataError('upload-limit', { cause: refusal }) : refusal;
}
