import type { Value } from './values';

export interface Bound {
  readonly value: Value;
  readonly inclusive: boolean;
}

/** What a query says about a value that it does not name. */
export interface Facts {
  readonly lower?: Bound;
  readonly upper?: Bound;
  readonly not?: readonly Value[];
  /** Items that the value, a list, holds for certain. */
  readonly contains?: readonly Value[];
}

/** A value of a list query's symbolic document of which only some facts are known. */
export interface Unknown {
  readonly type: 'unknown';
  /** How the developer knows it, for the trace. */
  readonly what: string;
  readonly facts: Facts;
}

/** A map of which only the pinned entries are known; others may exist or not. */
export interface UnknownMap {
  readonly type: 'unknownMap';
  readonly what: string;
  readonly entries: ReadonlyMap<string, Value>;
}

export function isUnknown(value: Value | undefined): value is Unknown {
  return hasType(value) && value.type === 'unknown';
}

export function isUnknownMap(value: Value | undefined): value is UnknownMap {
  return hasType(value) && value.type === 'unknownMap';
}

/** An unknown value with the facts that a query gives. */
export function unknown(what: string, facts: Facts = {}): Unknown {
  return { type: 'unknown', what, facts };
}

function hasType(value: Value | undefined): value is Extract<Value, { type: string }> {
  return typeof value === 'object' && value !== null && 'type' in value;
}
