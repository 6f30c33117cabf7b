import { isObject } from './isObject';

/** A document as decoded from Firestore: snake_case keys; texts, numbers, booleans, null, lists, maps and `Date`. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** A document of the code as it is stored: the keys of all maps in snake_case; fields that are undefined are left out. */
export function toStored(document: Readonly<Record<string, unknown>>): StoredDocument {
  return renameKeys(document, snakeCase);
}

/** The same way back, to be checked by a schema. */
export function fromStored(document: StoredDocument): Readonly<Record<string, unknown>> {
  return renameKeys(document, camelCase);
}

/** `profileImageUrl` to `profile_image_url`: for the fields of queries. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function renameKeys(map: object, rename: (key: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(map)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]: [string, unknown]) => [rename(key), renameWithin(value, rename)]),
  );
}

function renameWithin(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renameWithin(item, rename));
  return isObject(value) && !(value instanceof Date) ? renameKeys(value, rename) : value;
}
