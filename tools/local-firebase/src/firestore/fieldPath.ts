import { invalid } from './firestoreError';
import type { Fields, Value } from './value';

/** Field names from the document down to a nested field. */
export type FieldPath = readonly string[];

const segment = /(?:([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/gy;

/** Parses a field path such as `` a.`b c` ``. @throws FirestoreError if the text is not a field path */
export function readFieldPath(text: unknown): FieldPath {
  const names: string[] = [];
  if (typeof text === 'string' && text !== '') {
    segment.lastIndex = 0;
    let end = false;
    for (let match = segment.exec(text); match && !end; match = end ? null : segment.exec(text)) {
      names.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
      end = match[3] === '';
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

export function fieldPathText(path: FieldPath): string {
  return path
    .map((name) => (/^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

export function valueAt(fields: Fields, [name = '', ...rest]: FieldPath): Value | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || value === undefined) return value;
  return 'mapValue' in value ? valueAt(value.mapValue.fields ?? {}, rest) : undefined;
}

/** Returns a copy with `value` at a path, creating missing maps. If `value` is undefined, removes the field. */
export function withValue(fields: Fields, [name = '', ...rest]: FieldPath, value: Value | undefined): Fields {
  const old = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value };
    return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  }
  const inner = old && 'mapValue' in old ? (old.mapValue.fields ?? {}) : undefined;
  if (inner === undefined && value === undefined) return fields;
  const next = withValue(inner ?? {}, rest, value);
  return { ...fields, [name]: { mapValue: Object.keys(next).length > 0 ? { fields: next } : {} } };
}
