import { hasUnknown } from './equality';
import { EvaluationError } from './evaluationError';
import { isUnknownMap } from './unknown';
import { isList, isMap, type PathSegment, getType, type Value } from './values';

/**
 * `value.name`.
 * @throws EvaluationError for a missing key, and for a field that a list query does not pin.
 */
export function getMember(value: Value, name: string): Value {
  if (isUnknownMap(value)) {
    const pinned = value.entries.get(name);
    if (pinned === undefined) throw new EvaluationError(`the query does not pin ${value.what}.${name}`);
    return pinned;
  }
  if (!isMap(value)) throw new EvaluationError(`${getType(value)} has no property ${name}`);
  const found = value.get(name);
  if (found === undefined) throw new EvaluationError(`the map has no key ${name}`);
  return found;
}

/**
 * `value[index]` of lists, strings, paths and maps.
 * @throws EvaluationError outside the value.
 */
export function elementAt(value: Value, index: Value): Value {
  if (isMap(value) || isUnknownMap(value)) {
    if (typeof index !== 'string') throw new EvaluationError(`a map's key is ${getType(index)}, not string`);
    return getMember(value, index);
  }
  if (typeof index !== 'bigint') throw new EvaluationError(`${getType(value)}[${getType(index)}] is not defined`);
  if (hasUnknown(value) && !isList(value))
    throw new EvaluationError('the query does not decide every part of the path');
  const items = toItems(value);
  const item = index < 0n ? undefined : items[Number(index)];
  if (item === undefined) throw new EvaluationError(`index ${index} lies outside the ${getType(value)}`);
  if (typeof item === 'object' && item !== null && 'placeholder' in item)
    throw new EvaluationError(`{${item.placeholder}} is not bound`);
  return item;
}

/**
 * `value[from:to]` of lists and strings, `to` left out.
 * @throws EvaluationError unless `from` lies inside the value and `to` between it and the end, as in the emulator.
 */
export function getSlice(value: Value, from: Value, to: Value): Value {
  if (typeof from !== 'bigint' || typeof to !== 'bigint') throw new EvaluationError('a range is of ints');
  if (typeof value !== 'string' && !isList(value)) throw new EvaluationError(`${getType(value)} has no range`);
  const size = BigInt(value.length);
  if (from < 0n || from >= size || to < from || to > size)
    throw new EvaluationError(`${from}:${to} lies outside the ${getType(value)}`);
  return value.slice(Number(from), Number(to));
}

function toItems(value: Value): readonly (Value | PathSegment)[] {
  if (typeof value === 'string') return value.split('');
  if (isList(value)) return value;
  if (typeof value === 'object' && value !== null && 'type' in value && value.type === 'path') return value.segments;
  throw new EvaluationError(`${getType(value)} has no index`);
}
