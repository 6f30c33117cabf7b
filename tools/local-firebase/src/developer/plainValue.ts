import { isObject } from '../isObject';

/** Converts a Firestore value to `{ type, value }`, with lists and maps as plain JSON. */
export function plainValue(json: unknown): { readonly type: string; readonly value: unknown } {
  const [entry, ...others] = isObject(json) ? Object.entries(json) : [];
  if (!entry || others.length > 0) return { type: 'unknown', value: json };
  const [kind, value] = entry;
  const type = kind.replace(/Value$/, '');
  if (type === 'array') return { type, value: toItems(value).map((item) => plainValue(item).value) };
  if (type === 'map')
    return { type, value: plainFields(isObject(value) && isObject(value.fields) ? value.fields : {}) };
  return { type, value };
}

function plainFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value).value]));
}

function toItems(value: unknown): readonly unknown[] {
  return isObject(value) && Array.isArray(value.values) ? value.values : [];
}
