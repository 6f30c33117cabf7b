import { invalid } from './apiError';
import type { Fields, FirestoreValue } from './firestoreValue';

/**
 * Splits `a.b` and `` `a-b`.c `` into segments.
 * @throws ApiError 400
 */
export function parseFieldPath(text: unknown): string[] {
  if (
    typeof text !== 'string' ||
    !/^(`(?:[^`\\]|\\.)+`|[A-Za-z_][\w]*)(\.(`(?:[^`\\]|\\.)+`|[A-Za-z_][\w]*))*$/s.test(text)
  )
    throw invalid(`Invalid property path "${String(text)}".`);
  return [...text.matchAll(/`((?:[^`\\]|\\.)+)`|(\w+)/gs)].map(
    ([, quoted, plain]) => plain ?? (quoted ?? '').replace(/\\(.)/gs, '$1'),
  );
}

/** The value at a path, if there is one. */
export function valueAt(fields: Fields, path: readonly string[]): FirestoreValue | undefined {
  const [first = '', ...rest] = path;
  const value = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields ?? {}, rest) : undefined;
}

/** The fields with the value at a path replaced, or taken away where it is undefined. */
export function withValueAt(fields: Fields, path: readonly string[], value: FirestoreValue | undefined): Fields {
  const [first = '', ...rest] = path;
  const own = Object.hasOwn(fields, first) ? fields[first] : undefined;
  if (rest.length > 0) {
    const inner = own && 'mapValue' in own ? (own.mapValue.fields ?? {}) : undefined;
    if (inner === undefined && value === undefined) return fields;
    return { ...fields, [first]: { mapValue: { fields: withValueAt(inner ?? {}, rest, value) } } };
  }
  if (value !== undefined) return { ...fields, [first]: value };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== first));
}

/** Only the fields at these paths. */
export function maskFields(fields: Fields, paths: readonly (readonly string[])[]): Fields {
  let masked: Fields = {};
  for (const path of paths) {
    const value = valueAt(fields, path);
    if (value !== undefined) masked = withValueAt(masked, path, value);
  }
  return masked;
}
