import { invalid } from './apiError';
import type { Fields, FirestoreValue } from './firestoreValue';

const largest = 1_048_576;

/**
 * Refuses a document above 1 MiB, by https://firebase.google.com/docs/firestore/storage-size.
 * @throws ApiError 400
 */
export function checkSize(path: string, fields: Fields): void {
  const name = nameSize(path);
  if (name + mapSize(fields) + 32 > largest)
    throw invalid(`The document ${path} is larger than the ${largest} bytes that are allowed.`);
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, id) => sum + textSize(id), 16);
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function mapSize(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [key, value]) => sum + textSize(key) + valueSize(value), 0);
}

function valueSize(value: FirestoreValue): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return mapSize(value.mapValue.fields ?? {});
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}
