import { beyondLimit } from './firestoreError';
import type { Fields, Value } from './value';

const maxBytes = 1_048_576;

/** Limits documents to 1 MiB (https://firebase.google.com/docs/firestore/storage-size). @throws FirestoreError */
export function checkSize(path: string, fields: Fields): void {
  const size = nameSize(path) + 32 + fieldsSize(fields);
  if (size > maxBytes)
    throw beyondLimit(
      'documentSize',
      `Document '${path}' cannot be written because its size (${size.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${maxBytes.toLocaleString('en')} bytes.`,
    );
}

function nameSize(path: string): number {
  return path.split('/').reduce((sum, part) => sum + textSize(part), 16);
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0);
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  if ('geoPointValue' in value) return 16;
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
