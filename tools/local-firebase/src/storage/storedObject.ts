import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { crc32c } from '../rules/checksums';
import type { WritableMetadata } from './writableMetadata';

const text = v.string();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

/** Metadata of a stored object. `bytes` is the key of the content in the byte store. */
export const storedObjectSchema = v.object({
  name: text,
  bucket: text,
  bytes: text,
  size: count,
  md5Hash: text,
  crc32c: text,
  generation: count,
  metageneration: count,
  timeCreated: time,
  updated: time,
  downloadTokens: v.array(text),
  contentType: text,
  cacheControl: v.optional(text),
  contentDisposition: v.optional(text),
  contentEncoding: v.optional(text),
  contentLanguage: v.optional(text),
  metadata: v.record(text, text),
});

export type StoredObject = v.InferOutput<typeof storedObjectSchema>;

/** Returns the metadata of uploaded bytes. `now` is in milliseconds since 1970. */
export function describeUpload(
  { bucket, name, token, now }: { bucket: string; name: string; token: string; now: number },
  content: Buffer,
  { metadata, contentType, ...written }: WritableMetadata,
): Omit<StoredObject, 'bytes'> {
  const timeCreated = new Date(now).toISOString();
  return {
    ...withoutNulls(written),
    bucket,
    name,
    size: content.length,
    md5Hash: createHash('md5').update(content).digest('base64'),
    // Storage puts the most significant byte of the checksum first.
    crc32c: Buffer.from(crc32c(content)).reverse().toString('base64'),
    generation: now * 1000,
    metageneration: 1,
    timeCreated,
    updated: timeCreated,
    downloadTokens: [token],
    contentType: contentType ?? 'application/octet-stream',
    metadata: withoutNulls(metadata ?? {}),
  };
}

/** Returns the object after a metadata change. Null removes a value, and missing values do not change. */
export function withChanges(object: StoredObject, changes: WritableMetadata, now: number): StoredObject {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = changes;
  // Google stores download tokens in the metadata under this name.
  const { firebaseStorageDownloadTokens: tokens, ...metadata } = changes.metadata ?? {};
  const others = { cacheControl, contentDisposition, contentEncoding, contentLanguage };
  const unchanged: StoredObject = { ...object };
  for (const [key, value] of Object.entries(others)) if (value === null) Reflect.deleteProperty(unchanged, key);
  return {
    ...unchanged,
    ...withoutNulls(others),
    contentType: contentType === null ? 'application/octet-stream' : (contentType ?? object.contentType),
    metadata: changes.metadata === null ? {} : withoutNulls({ ...object.metadata, ...metadata }),
    downloadTokens: tokens === undefined ? object.downloadTokens : (tokens?.split(',') ?? []),
    metageneration: object.metageneration + 1,
    updated: new Date(now).toISOString(),
  };
}

export function toResource(object: StoredObject): Readonly<Record<string, unknown>> {
  const { metadata } = object;
  return {
    ...object,
    // JSON omits undefined values, so the response does not contain the key of the bytes.
    bytes: undefined,
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    size: String(object.size),
    storageClass: 'STANDARD',
    contentEncoding: object.contentEncoding ?? 'identity',
    contentDisposition: object.contentDisposition ?? inlineAs(object.name),
    etag: toEtag(object),
    downloadTokens: object.downloadTokens.join(','),
  };
}

/** Returns a tag that changes with every upload and every change to metadata. */
export function toEtag({ generation, metageneration }: Omit<StoredObject, 'bytes'>): string {
  return `${generation.toString(36)}-${metageneration}`;
}

/** Returns a Content-Disposition header for displaying the file, or saving it under its own name. */
export function inlineAs(name: string): string {
  return `inline; filename*=utf-8''${fileName(name)}`;
}

export function fileName(name: string): string {
  return encodeURIComponent(name.slice(name.lastIndexOf('/') + 1)).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function withoutNulls<T>(values: Readonly<Record<string, T | null | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, value]])),
  );
}
