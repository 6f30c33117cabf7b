import { invalid } from './firestoreError';
import type { Fields, Value } from './value';

/** Names from the document down. */
export type FieldPath = readonly string[];

const segment = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/gy;

/**
 * Reads `a.b` or, for other names, `` a.`b c` ``.
 * @throws FirestoreError for what is no field path
 */
export function readFieldPath(text: unknown): FieldPath {
  const names: string[] = [];
  if (typeof text === 'string' && text !== '') {
    segment.lastIndex = 0;
    let end = false;
    for (let found = segment.exec(text); found && !end; found = end ? null : segment.exec(text)) {
      names.push(found[1] ?? (found[2] ?? '').replace(/\\(.)/gs, '$1'));
      end = found[3] === '';
    }
    if (end) {
      const reserved = names.find((name) => /^__.*__$/s.test(name));
      if (reserved !== undefined && (names.length > 1 || reserved !== '__name__'))
        throw invalid(`Field names like ${reserved} are reserved.`);
      return names;
    }
  }
  throw invalid(`Not a field path: ${JSON.stringify(text)}.`);
}

/** How a path reads in a request, for messages and keys. */
export function fieldPathText(path: FieldPath): string {
  return path
    .map((name) => (/^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at a path; undefined where there is none. */
export function valueAt(fields: Fields, [name = '', ...rest]: FieldPath): Value | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields ?? {}, rest) : undefined;
}

/** The fields with another value at a path, maps made on the way; `undefined` takes the value away. */
export function withValue(fields: Fields, [name = '', ...rest]: FieldPath, value: Value | undefined): Fields {
  const old = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value };
    return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
  }
  const inner = old && 'mapValue' in old ? (old.mapValue.fields ?? {}) : undefined;
  if (inner === undefined && value === undefined) return fields;
  const next = withValue(inner ?? {}, rest, value);
  return { ...fields, [name]: { mapValue: Object.keys(next).length > 0 ? { fields: next } : {} } };
}
