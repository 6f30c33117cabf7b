export interface Timestamp {
  readonly type: 'timestamp';
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
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
  /** A segment is unknown where a list query does not pin the document; `{name}` stands for a placeholder. */
  readonly segments: readonly PathSegment[];
}
export type PathSegment = string | { readonly placeholder: string } | Unknown;
export interface RulesSet {
  readonly type: 'set';
  readonly items: readonly Value[];
}
export interface MapDiff {
  readonly type: 'map_diff';
  readonly left: MapValue;
  readonly right: MapValue;
}
export type ListValue = readonly Value[];
export type MapValue = ReadonlyMap<string, Value>;

/** A value of the rules language: a bigint is its `int`, a number its `float`. */
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

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'set'
  | 'map_diff'
  | 'unknown';

/** The rules language's name for the type of a value. */
export function getType(value: Value): TypeName {
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

function getObjectType(value: Extract<Value, object>): TypeName {
  if (value instanceof Uint8Array) return 'bytes';
  if (isList(value)) return 'list';
  if (value instanceof Map) return 'map';
  return 'type' in value ? (value.type === 'unknownMap' ? 'map' : value.type) : 'map';
}

/** Whether a value is a list; unlike `Array.isArray`, it narrows a read-only one. */
export function isList(value: Value): value is ListValue {
  return Array.isArray(value);
}

/** Whether a value is a map whose entries are all known. */
export function isMap(value: Value): value is MapValue {
  return value instanceof Map;
}

/** A timestamp of the rules language from a JavaScript date. */
export function toTimestamp(date: Date): Timestamp {
  return { type: 'timestamp', nanos: BigInt(date.getTime()) * 1_000_000n };
}

/** A path from its text; empty segments are dropped. */
export function toPath(text: string): Path {
  return { type: 'path', segments: text.split('/').filter(Boolean) };
}

/** A set of the distinct items. */
export function toSet(items: Iterable<Value>): RulesSet {
  const distinct: Value[] = [];
  for (const item of items) if (!distinct.some((other) => sameValue(other, item))) distinct.push(item);
  return { type: 'set', items: distinct };
}

/** How a path reads as text, with a slash first. */
export function pathText({ segments }: Path): string {
  return segments
    .map(
      (segment) =>
        `/${typeof segment === 'string' ? segment : 'placeholder' in segment ? `{${segment.placeholder}}` : '?'}`,
    )
    .join('');
}

/**
 * Equality inside lists and maps, where 1 and 1.0 differ, unless `numbersAlike` as in sets and diffs; both found with
 * the official emulator. Never give it an unknown value: `equals` decides those.
 */
export function sameValue(left: Value, right: Value, numbersAlike = false): boolean {
  if (left === right) return true;
  if (numbersAlike && (typeof left === 'bigint' || typeof right === 'bigint')) return left == right;
  const type = getType(left);
  if (type !== getType(right) || left === null || right === null) return false;
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (isList(left)) return isList(right) && sameItems(left, right, numbersAlike);
  if (isMap(left)) return isMap(right) && sameEntries(left, right, numbersAlike);
  if (typeof left !== 'object' || typeof right !== 'object' || !('type' in left) || !('type' in right)) return false;
  switch (left.type) {
    case 'timestamp':
    case 'duration':
      return 'nanos' in right && left.nanos === right.nanos;
    case 'latlng':
      return right.type === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude;
    case 'path':
      return right.type === 'path' && sameSegments(left, right);
    case 'set':
      return (
        right.type === 'set' &&
        left.items.length === right.items.length &&
        left.items.every((item) => right.items.some((other) => sameValue(item, other, true)))
      );
    case 'map_diff':
      return right.type === 'map_diff' && sameValue(left.left, right.left) && sameValue(left.right, right.right);
    default:
      return false;
  }
}

/** Whether a list or a set holds this value. */
export function hasItem(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => sameValue(item, wanted));
}

function sameItems(left: ListValue, right: ListValue, numbersAlike: boolean): boolean {
  return left.length === right.length && left.every((item, at) => sameValue(item, right[at] ?? null, numbersAlike));
}

function sameEntries(left: MapValue, right: MapValue, numbersAlike: boolean): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !sameValue(value, other, numbersAlike)) return false;
  }
  return true;
}

/** Not as text: a name that holds a slash is not two segments. */
function sameSegments({ segments: left }: Path, { segments: right }: Path): boolean {
  return left.length === right.length && left.every((segment, at) => segmentKey(segment) === segmentKey(right[at]));
}

function segmentKey(segment: PathSegment | undefined): string | undefined {
  return typeof segment === 'object' ? ('placeholder' in segment ? `{${segment.placeholder}}` : '?') : segment;
}
