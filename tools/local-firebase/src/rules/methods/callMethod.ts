import { hasUnknown } from '../equality';
import { EvaluationError } from '../evaluationError';
import {
  hasItem,
  isList,
  isMap,
  getType,
  isUnknown,
  isUnknownMap,
  type Value,
  type Unknown,
  type UnknownMap,
} from '../values';
import { itemsArgument, type MethodTable } from './arguments';
import { getKeys, listMethods, mapDiffMethods, mapMethods, setMethods } from './collectionMethods';
import { bytesMethods, stringMethods } from './stringMethods';
import { durationMethods, latLngMethods, pathMethods, timestampMethods } from './timeMethods';

/**
 * Evaluates `target.name(args)` for every type of the rules language.
 * @throws EvaluationError for an unknown method, an invalid argument, or a result that the list query does not
 * determine
 */
export function callMethod(target: Value, name: string, args: readonly Value[]): Value {
  if (isUnknown(target)) return callOnUnknown(target, name, args);
  if (isUnknownMap(target)) return callOnUnknownMap(target, name, args);
  // The query determines only some parts of the value, and every method except `get` needs all parts.
  if ([target, ...args].some(hasUnknown) && name !== 'get') {
    throw new EvaluationError(`the query does not decide ${name}()`);
  }
  if (typeof target === 'string') return run(stringMethods, target, name, args);
  if (target instanceof Uint8Array) return run(bytesMethods, target, name, args);
  if (isList(target)) return run(listMethods, target, name, args);
  if (isMap(target)) return run(mapMethods, target, name, args);
  if (target === null || typeof target !== 'object' || !('type' in target)) throw noMethod(target, name);
  switch (target.type) {
    case 'set':
      return run(setMethods, target, name, args);
    case 'map_diff':
      return run(mapDiffMethods, target, name, args);
    case 'timestamp':
      return run(timestampMethods, target, name, args);
    case 'duration':
      return run(durationMethods, target, name, args);
    case 'latlng':
      return run(latLngMethods, target, name, args);
    case 'path':
      return run(pathMethods, target, name, args);
  }
}

function run<Target extends Value>(
  table: MethodTable<Target>,
  target: Target,
  name: string,
  args: readonly Value[],
): Value {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!method) throw noMethod(target, name);
  const [arity, call] = method;
  if (args.length !== arity) throw new EvaluationError(`${name}() takes ${arity} arguments, not ${args.length}`);
  return call(target, args);
}

/**
 * Calls a method of an unknown value. Known list items can prove `hasAny`. As in production, all other calls fail.
 */
function callOnUnknown(target: Unknown, name: string, args: readonly Value[]): Value {
  const { contains } = target.facts;
  if (contains && name === 'hasAny' && !args.some(hasUnknown)) {
    if (itemsArgument(args, 0).some((item) => hasItem(contains, item))) return true;
  }
  throw new EvaluationError(`the query does not decide ${target.what}.${name}()`);
}

/** Calls `get` for a pinned field. Other methods, such as `size`, depend on fields that may not exist. */
function callOnUnknownMap(target: UnknownMap, name: string, args: readonly Value[]): Value {
  const [first, ...rest] = name === 'get' && args.length === 2 ? getKeys(args[0] ?? null) : [];
  const value = first === undefined ? undefined : target.entries.get(first);
  if (value === undefined) throw new EvaluationError(`the query does not decide ${target.what}.${name}()`);
  return rest.length === 0 ? value : callMethod(value, 'get', [rest, args[1] ?? null]);
}

function noMethod(target: Value, name: string): EvaluationError {
  return new EvaluationError(`${getType(target)} has no method ${name}()`);
}
