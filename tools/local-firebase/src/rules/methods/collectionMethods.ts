import { EvaluationError } from '../evaluationError';
import {
  hasItem,
  isMap,
  type ListValue,
  type MapDiff,
  type MapValue,
  type RulesSet,
  sameValue,
  toSet,
  type Value,
} from '../values';
import { toText } from '../conversions';
import { itemsArgument, listArgument, mapArgument, type MethodTable, setArgument, stringArgument } from './arguments';

export const listMethods: MethodTable<ListValue> = {
  size: [0, (list) => BigInt(list.length)],
  hasAll: [1, (list, args) => listArgument(args, 0).every((item) => hasItem(list, item))],
  hasAny: [1, (list, args) => listArgument(args, 0).some((item) => hasItem(list, item))],
  hasOnly: [1, (list, args) => hasOnly(list, listArgument(args, 0))],
  concat: [1, (list, args) => [...list, ...listArgument(args, 0)]],
  removeAll: [1, (list, args) => list.filter((item) => !hasItem(listArgument(args, 0), item))],
  toSet: [0, (list) => toSet(list)],
  join: [1, (list, args) => list.map(toText).join(stringArgument(args, 0))],
};

export const setMethods: MethodTable<RulesSet> = {
  size: [0, ({ items }) => BigInt(items.length)],
  hasAll: [1, ({ items }, args) => itemsArgument(args, 0).every((item) => hasItem(items, item))],
  hasAny: [1, ({ items }, args) => itemsArgument(args, 0).some((item) => hasItem(items, item))],
  hasOnly: [1, ({ items }, args) => hasOnly(items, itemsArgument(args, 0))],
  union: [1, ({ items }, args) => toSet([...items, ...setArgument(args, 0)])],
  intersection: [1, ({ items }, args) => toSet(items.filter((item) => hasItem(setArgument(args, 0), item)))],
  difference: [1, ({ items }, args) => toSet(items.filter((item) => !hasItem(setArgument(args, 0), item)))],
};

/** Methods of maps. `keys` are sorted, and `values` are in insertion order, as in the emulator. */
export const mapMethods: MethodTable<MapValue> = {
  size: [0, (map) => BigInt(map.size)],
  keys: [0, (map) => [...map.keys()].sort()],
  values: [0, (map) => [...map.values()]],
  get: [2, (map, args) => getOr(map, args[0] ?? null, args[1] ?? null)],
  diff: [1, (first, args) => ({ type: 'map_diff', first, second: mapArgument(args, 0) })],
};

export const mapDiffMethods: MethodTable<MapDiff> = {
  addedKeys: [0, (diff) => keysWith(diff, ['added'])],
  removedKeys: [0, (diff) => keysWith(diff, ['removed'])],
  changedKeys: [0, (diff) => keysWith(diff, ['changed'])],
  unchangedKeys: [0, (diff) => keysWith(diff, ['unchanged'])],
  affectedKeys: [0, (diff) => keysWith(diff, ['added', 'removed', 'changed'])],
};

/** Returns the keys that `get` with a default receives, as one key or a list of keys. */
export function getKeys(key: Value): readonly string[] {
  const keys: readonly Value[] = Array.isArray(key) ? key : [key];
  if (!keys.every((each) => typeof each === 'string')) throw new EvaluationError('get takes a key or a list of keys');
  return keys;
}

function getOr(map: MapValue, key: Value, fallback: Value): Value {
  let value: Value = map;
  for (const each of getKeys(key)) {
    const next: Value | undefined = isMap(value) ? value.get(each) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

function hasOnly(items: readonly Value[], allowed: readonly Value[]): boolean {
  return items.every((item) => hasItem(allowed, item));
}

type Difference = 'added' | 'removed' | 'changed' | 'unchanged';

function keysWith({ first, second }: MapDiff, differences: readonly Difference[]): RulesSet {
  const keys = new Set([...first.keys(), ...second.keys()]);
  const items = [...keys].filter((key) => differences.includes(compareEntries(first.get(key), second.get(key))));
  return { type: 'set', items };
}

/** Returns how a key's value in the first map, on which `diff` was called, differs from that in the second. */
function compareEntries(first: Value | undefined, second: Value | undefined): Difference {
  if (first === undefined) return 'removed';
  if (second === undefined) return 'added';
  return sameValue(first, second, true) ? 'unchanged' : 'changed';
}
