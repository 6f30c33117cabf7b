import type { Facts, Unknown, UnknownMap, Value } from './values';

export function isUnknown(value: Value | undefined): value is Unknown {
  return hasType(value) && value.type === 'unknown';
}

export function isUnknownMap(value: Value | undefined): value is UnknownMap {
  return hasType(value) && value.type === 'unknownMap';
}

/** Creates an unknown value with the facts from a query. */
export function unknown(what: string, facts: Facts = {}): Unknown {
  return { type: 'unknown', what, facts };
}

function hasType(value: Value | undefined): value is Extract<Value, { type: string }> {
  return typeof value === 'object' && value !== null && 'type' in value;
}
