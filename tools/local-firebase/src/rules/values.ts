export interface Timestamp {
  readonly type: 'timestamp';
  /** Time in nanoseconds since 1970. */
  readonly nanos: bigint;
}
export interface Duration {
  readonly type: 'duration';
  readonly nanos: bigint;
}
export interface LatLng {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}
export interface Path {
  readonly type: 'path';
  /** A segment is unknown if the list query does not pin the document. `{name}` is a placeholder. */
  readonly segments: readonly PathSegment[];
}
export type PathSegment = string | { readonly placeholder: string } | Unknown;
export interface RulesSet {
  readonly type: 'set';
  readonly items: readonly Value[];
}
export interface MapDiff {
  readonly type: 'map_diff';
  readonly first: MapValue;
  readonly second: MapValue;
}
export type ListValue = readonly Value[];
export type MapValue = ReadonlyMap<string, Value>;

/** Value of the rules language. A bigint represents an `int`, and a number represents a `float`. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | ListValue
  | MapValue
  | Timestamp
  | Duration
  | LatLng
  | Path
  | RulesSet
  | MapDiff
  | Unknown
  | UnknownMap;

export interface Bound {
  readonly value: Value;
  readonly inclusive: boolean;
}

/** Facts about a value that the query does not pin. */
export interface Facts {
  readonly lower?: Bound;
  readonly upper?: Bound;
  readonly not?: readonly Value[];
  /** Items that the list is known to contain. */
  readonly contains?: readonly Value[];
}

/** Value in the symbolic document of a list query, about which only some facts are known. */
export interface Unknown {
  readonly type: 'unknown';
  /** Name of the value, for the developer's trace. */
  readonly what: string;
  readonly facts: Facts;
}

/** Map of which only the pinned entries are known. Other entries may or may not exist. */
export interface UnknownMap {
  readonly type: 'unknownMap';
  readonly what: string;
  readonly entries: ReadonlyMap<string, Value>;
}

type Tagged = Extract<Value, { readonly type: string }>;

/** Returns true for a value whose property `type` has this name. */
export function hasType<Name extends Tagged['type']>(
  value: Value | undefined,
  name: Name,
): value is Extract<Tagged, { readonly type: Name }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === name;
}

export function isUnknown(value: Value | undefined): value is Unknown {
  return hasType(value, 'unknown');
}

export function isUnknownMap(value: Value | undefined): value is UnknownMap {
  return hasType(value, 'unknownMap');
}

/** Creates an unknown value with the facts from a query. */
export function unknown(what: string, facts: Facts = {}): Unknown {
  return { type: 'unknown', what, facts };
}

/** Returns true for an int or a float. */
export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Returns the rules language's name for a value's type. */
export function getType(value: Value): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
      return getObjectType(value);
  }
}

function getObjectType(value: Extract<Value, object>): string {
  if (value instanceof Uint8Array) return 'bytes';
  if (isList(value)) return 'list';
  if (value instanceof Map) return 'map';
  return 'type' in value ? (value.type === 'unknownMap' ? 'map' : value.type) : 'map';
}

/** Returns true for a list. Unlike `Array.isArray`, this function also narrows read-only arrays. */
export function isList(value: Value): value is ListValue {
  return Array.isArray(value);
}

/** Returns true for a map whose entries are all known. */
export function isMap(value: Value): value is MapValue {
  return value instanceof Map;
}

export function toTimestamp(date: Date): Timestamp {
  return { type: 'timestamp', nanos: BigInt(date.getTime()) * 1_000_000n };
}

/** Parses a path and drops empty segments. */
export function toPath(text: string): Path {
  return { type: 'path', segments: text.split('/').filter(Boolean) };
}

export function toSet(items: Iterable<Value>): RulesSet {
  const distinct: Value[] = [];
  for (const item of items) if (!distinct.some((existing) => sameValue(existing, item))) distinct.push(item);
  return { type: 'set', items: distinct };
}

/** Formats a path with a leading slash. */
export function pathText({ segments }: Path): string {
  return segments
    .map(
      (segment) =>
        `/${typeof segment === 'string' ? segment : 'placeholder' in segment ? `{${segment.placeholder}}` : '?'}`,
    )
    .join('');
}

/**
 * Compares values inside lists and maps as the official emulator does. 1 and 1.0 differ, unless `numbersAlike` is set,
 * as it is for sets and diffs. Unknown values are not supported. Use `equals` to compare unknown values.
 */
export function sameValue(first: Value, second: Value, numbersAlike = false): boolean {
  if (first === second) return true;
  if (numbersAlike && (typeof first === 'bigint' || typeof second === 'bigint')) return first == second;
  const type = getType(first);
  if (type !== getType(second) || first === null || second === null) return false;
  if (first instanceof Uint8Array) return second instanceof Uint8Array && Buffer.compare(first, second) === 0;
  if (isList(first)) return isList(second) && sameItems(first, second, numbersAlike);
  if (isMap(first)) return isMap(second) && sameEntries(first, second, numbersAlike);
  if (typeof first !== 'object' || typeof second !== 'object' || !('type' in first) || !('type' in second))
    return false;
  switch (first.type) {
    case 'timestamp':
    case 'duration':
      return 'nanos' in second && first.nanos === second.nanos;
    case 'latlng':
      return second.type === 'latlng' && first.latitude === second.latitude && first.longitude === second.longitude;
    case 'path':
      return second.type === 'path' && sameSegments(first, second);
    case 'set':
      return (
        second.type === 'set' &&
        first.items.length === second.items.length &&
        first.items.every((item) => second.items.some((candidate) => sameValue(item, candidate, true)))
      );
    case 'map_diff':
      return (
        second.type === 'map_diff' && sameValue(first.first, second.first) && sameValue(first.second, second.second)
      );
    default:
      return false;
  }
}

export function hasItem(items: readonly Value[], expected: Value): boolean {
  return items.some((item) => sameValue(item, expected));
}

function sameItems(first: ListValue, second: ListValue, numbersAlike: boolean): boolean {
  return first.length === second.length && first.every((item, at) => sameValue(item, second[at] ?? null, numbersAlike));
}

function sameEntries(first: MapValue, second: MapValue, numbersAlike: boolean): boolean {
  if (first.size !== second.size) return false;
  for (const [key, value] of first) {
    const item = second.get(key);
    if (item === undefined || !sameValue(value, item, numbersAlike)) return false;
  }
  return true;
}

/** Compares paths by segment instead of by text, because a name may contain a slash. */
function sameSegments({ segments: first }: Path, { segments: second }: Path): boolean {
  return first.length === second.length && first.every((segment, at) => segmentKey(segment) === segmentKey(second[at]));
}

function segmentKey(segment: PathSegment | undefined): string | undefined {
  return typeof segment === 'object' ? ('placeholder' in segment ? `{${segment.placeholder}}` : '?') : segment;
}
