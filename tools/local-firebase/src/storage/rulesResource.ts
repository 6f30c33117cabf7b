import { toTimestamp, type MapValue, type Value } from '../rules/values';
import { toEtag, inlineAs, type StoredObject } from './storedObject';

export function toRulesResource(object: StoredObject): MapValue {
  return new Map<string, Value>([
    ...toRulesUpload(object),
    ['generation', BigInt(object.generation)],
    ['metageneration', BigInt(object.metageneration)],
    ['etag', toEtag(object)],
    ['timeCreated', toTimestamp(new Date(object.timeCreated))],
    ['updated', toTimestamp(new Date(object.updated))],
  ]);
}

/** Converts an upload to `request.resource`, which has no generations and times according to Google's reference. */
export function toRulesUpload(object: Omit<StoredObject, 'bytes'>): MapValue {
  const values: [string, Value][] = [
    ['name', object.name],
    ['bucket', object.bucket],
    ['size', BigInt(object.size)],
    ['md5Hash', object.md5Hash],
    ['crc32c', object.crc32c],
    ['contentType', object.contentType],
    ['contentDisposition', object.contentDisposition ?? inlineAs(object.name)],
    ['contentEncoding', object.contentEncoding ?? 'identity'],
    ['metadata', new Map(Object.entries(object.metadata))],
  ];
  if (object.cacheControl !== undefined) values.push(['cacheControl', object.cacheControl]);
  if (object.contentLanguage !== undefined) values.push(['contentLanguage', object.contentLanguage]);
  return new Map(values);
}
