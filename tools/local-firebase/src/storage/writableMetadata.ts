import * as v from 'valibot';
import { StorageError } from './storageError';

/** Schema of values that become download headers, so they must be printable ASCII. */
const header = v.nullish(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,256}$/)));

const schema = v.object({
  contentType: header,
  cacheControl: header,
  contentDisposition: header,
  contentEncoding: header,
  contentLanguage: header,
  md5Hash: header,
  metadata: v.nullish(v.record(v.string(), v.nullable(v.string()))),
});

/** Metadata that a client may set. Null removes a value. */
export type WritableMetadata = Partial<v.InferOutput<typeof schema>>;

/** Parses metadata, without fields that the service sets. @throws StorageError 400 for invalid metadata */
export function readWritableMetadata(json: Buffer): WritableMetadata {
  let value: unknown;
  try {
    value = json.length === 0 ? {} : JSON.parse(json.toString('utf8'));
  } catch {
    throw new StorageError(400, 'Bad Request. The metadata is not JSON.');
  }
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw new StorageError(400, 'Bad Request. The metadata has a value that is not allowed in a header.');
  if (Buffer.byteLength(JSON.stringify(output.metadata ?? {})) > 8192)
    throw new StorageError(400, 'Bad Request. The custom metadata is larger than 8 KiB.');
  return output;
}
