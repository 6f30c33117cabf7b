/** Firestore value in proto3 JSON. */
export type Proto3Value = Readonly<Record<string, unknown>>;

/**
 * Converts a document's fields to the format of Firestore's REST interface. Whole numbers become integers.
 * @throws TypeError for values that Firestore does not support
 */
export function toProto3Fields(fields: object): Record<string, Proto3Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, toProto3Value(value)]),
  );
}

function toProto3Value(value: unknown): Proto3Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toProto3Value) } };
  if (typeof value === 'object') return { mapValue: { fields: toProto3Fields(value) } };
  throw new TypeError(`Firestore does not support values of the type ${typeof value}.`);
}
