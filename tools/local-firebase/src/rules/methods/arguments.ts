import { EvaluationError } from '../evaluationError';
import { getType, hasType, isList, isMap, isNumber, type ListValue, type MapValue, type Value } from '../values';

/** Methods of a type by name, with the number of arguments. */
export type MethodTable<Target> = Readonly<
  Record<string, readonly [number, (target: Target, args: readonly Value[]) => Value]>
>;

// Each function below returns the argument at `index`, and throws an EvaluationError for another type.

export function stringArgument(args: readonly Value[], index: number): string {
  const value = args[index];
  if (typeof value !== 'string') throw wrong(args, index, 'string');
  return value;
}

export function intArgument(args: readonly Value[], index: number): bigint {
  const value = args[index];
  if (typeof value !== 'bigint') throw wrong(args, index, 'int');
  return value;
}

/** Returns the int or float argument at `index` as a number. */
export function numberArgument(args: readonly Value[], index: number): number {
  const value = args[index];
  if (value === undefined || !isNumber(value)) throw wrong(args, index, 'number');
  return Number(value);
}

export function listArgument(args: readonly Value[], index: number): ListValue {
  const value = args[index];
  if (value === undefined || !isList(value)) throw wrong(args, index, 'list');
  return value;
}

export function mapArgument(args: readonly Value[], index: number): MapValue {
  const value = args[index];
  if (value === undefined || !isMap(value)) throw wrong(args, index, 'map');
  return value;
}

/** Returns the items of the list or set argument at `index`. */
export function itemsArgument(args: readonly Value[], index: number): readonly Value[] {
  const value = args[index];
  return hasType(value, 'set') ? value.items : listArgument(args, index);
}

export function setArgument(args: readonly Value[], index: number): readonly Value[] {
  const value = args[index];
  if (!hasType(value, 'set')) throw wrong(args, index, 'set');
  return value.items;
}

function wrong(args: readonly Value[], index: number, expected: string): EvaluationError {
  const value = args[index];
  const actual = value === undefined ? 'nothing' : getType(value);
  return new EvaluationError(
    `argument ${index + 1} is ${actual === 'unknown' ? 'not pinned by the query' : actual}, not ${expected}`,
  );
}
