import { EvaluationError } from '../evaluationError';
import { type ListValue, isList, isMap, type MapValue, type RulesSet, getType, type Value } from '../values';

type Method<Target> = (target: Target, args: readonly Value[]) => Value;
/** Methods of a type by name, with the number of arguments. */
export type MethodTable<Target> = Readonly<Record<string, readonly [number, Method<Target>]>>;

/** Returns the string argument at `index`. */
export function stringArgument(args: readonly Value[], index: number): string {
  const value = args[index];
  if (typeof value !== 'string') throw wrong(args, index, 'string');
  return value;
}

/** Returns the int argument at `index`. */
export function intArgument(args: readonly Value[], index: number): bigint {
  const value = args[index];
  if (typeof value !== 'bigint') throw wrong(args, index, 'int');
  return value;
}

/** Returns the int or float argument at `index` as a number. */
export function numberArgument(args: readonly Value[], index: number): number {
  const value = args[index];
  if (typeof value !== 'bigint' && typeof value !== 'number') throw wrong(args, index, 'number');
  return Number(value);
}

/** Returns the list argument at `index`. */
export function listArgument(args: readonly Value[], index: number): ListValue {
  const value = args[index];
  if (value === undefined || !isList(value)) throw wrong(args, index, 'list');
  return value;
}

/** Returns the map argument at `index`. */
export function mapArgument(args: readonly Value[], index: number): MapValue {
  const value = args[index];
  if (value === undefined || !isMap(value)) throw wrong(args, index, 'map');
  return value;
}

/** Returns the items of the list or set argument at `index`. */
export function itemsArgument(args: readonly Value[], index: number): readonly Value[] {
  const value = args[index];
  if (value !== undefined && isSet(value)) return value.items;
  return listArgument(args, index);
}

/** Returns the items of the set argument at `index`. */
export function setArgument(args: readonly Value[], index: number): readonly Value[] {
  const value = args[index];
  if (value === undefined || !isSet(value)) throw wrong(args, index, 'set');
  return value.items;
}

function isSet(value: Value): value is RulesSet {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'set';
}

function wrong(args: readonly Value[], index: number, expected: string): EvaluationError {
  const value = args[index];
  const actual = value === undefined ? 'nothing' : getType(value);
  return new EvaluationError(
    `argument ${index + 1} is ${actual === 'unknown' ? 'not pinned by the query' : actual}, not ${expected}`,
  );
}
