import type { PlainFields, PlainValue } from './plainValue';

/** A Firestore value in proto3 JSON. */
export type Proto3Value = Readonly<Record<string, unknown>>;

/** The fields of a document as Firestore's REST interface takes them. Undefined fields are left out. */
export function toProto3Fields(fields: PlainFields): Record<string, Proto3Value> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, toProto3Value(value)]])),
  );
}

function toProto3Value(value: PlainValue): Proto3Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(toProto3Value) } };
  return { mapValue: { fields: toProto3Fields(value) } };
}

function isList(value: readonly PlainValue[] | PlainFields): value is readonly PlainValue[] {
  return Array.isArray(value);
}
