import * as v from 'valibot';
import { StorageError } from './storageError';

/** These come back as headers of a download, so they hold nothing but printable ASCII. */
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

/** What a client may set; null takes a value away. */
export type WritableMetadata = Partial<v.InferOutput<typeof schema>>;

/**
 * Reads the metadata of an upload or a change. Other fields (name, size, times) are the service's and are passed over.
 * @throws StorageError 400 for what is no such JSON
 */
export function readWritableMetadata(json: Buffer): WritableMetadata {
  let value: unknown;
  try {
    value = json.length === 0 ? {} : JSON.parse(json.toString('utf8'));
  } catch {
    throw new StorageError(400, 'Bad Request. The metadata is no JSON.');
  }
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw new StorageError(400, 'Bad Request. The metadata has a value that no header can carry.');
  if (Buffer.byteLength(JSON.stringify(output.metadata ?? {})) > 8192)
    throw new StorageError(400, 'Bad Request. The custom metadata is larger than 8 KiB.');
  return output;
}
