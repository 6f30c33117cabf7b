import { isObject } from './isObject';

/** A document decoded from Firestore, with keys in snake_case. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Converts a document to its stored form: keys in snake_case at every depth, and no undefined fields. */
export function toStored(document: Readonly<Record<string, unknown>>): StoredDocument {
  return renameKeys(document, snakeCase);
}

/** Converts a stored document to camelCase keys. A schema must validate the result. */
export function fromStored(document: StoredDocument): Readonly<Record<string, unknown>> {
  return renameKeys(document, camelCase);
}

/** Converts a key to snake_case: `profileImageUrl` becomes `profile_image_url`. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Converts a stored key to camelCase. */
export function camelCase(key: string): string {
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
