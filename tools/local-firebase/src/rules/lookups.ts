import { hasUnknown } from './equality';
import { EvaluationError } from './evaluationError';
import { getType, hasType, isList, isMap, isUnknownMap, type PathSegment, type Value } from './values';

/**
 * Evaluates `value.name`.
 * @throws EvaluationError for a missing key, and for a field that the list query does not pin
 */
export function getMember(value: Value, name: string): Value {
  if (isUnknownMap(value)) {
    const pinned = value.entries.get(name);
    if (pinned === undefined) throw new EvaluationError(`the query does not pin ${value.what}.${name}`);
    return pinned;
  }
  if (!isMap(value)) throw new EvaluationError(`${getType(value)} has no property ${name}`);
  const member = value.get(name);
  if (member === undefined) throw new EvaluationError(`the map has no key ${name}`);
  return member;
}

/**
 * Evaluates `value[index]` for lists, strings, paths and maps.
 * @throws EvaluationError for an index outside the value
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
  if (item === undefined) throw new EvaluationError(`index ${index} is outside the ${getType(value)}`);
  if (typeof item === 'object' && item !== null && 'placeholder' in item)
    throw new EvaluationError(`{${item.placeholder}} is not bound`);
  return item;
}

/**
 * Evaluates `value[from:to]` for lists, strings and paths. The result excludes the item at `to`. Either bound may be
 * missing.
 * @throws EvaluationError unless `from` is inside the value and `to` is between `from` and the end, but not 0, as in
 * the emulator
 */
export function getSlice(value: Value, from: Value = 0n, to?: Value): Value {
  const isSequence = typeof value === 'string' || isList(value);
  if (!isSequence && !hasType(value, 'path')) throw new EvaluationError(`${getType(value)} has no range`);
  if (!isSequence && hasUnknown(value)) throw new EvaluationError('the query does not decide every part of the path');
  const size = BigInt(isSequence ? value.length : value.segments.length);
  const end = to === undefined ? size : to;
  if (typeof from !== 'bigint' || typeof end !== 'bigint') throw new EvaluationError('a range takes ints');
  if (from < 0n || from >= size || end < from || end > size || end === 0n)
    throw new EvaluationError(`${from}:${end} is outside the ${getType(value)}`);
  const [begin, after] = [Number(from), Number(end)];
  return isSequence ? value.slice(begin, after) : { type: 'path', segments: value.segments.slice(begin, after) };
}

function toItems(value: Value): readonly (Value | PathSegment)[] {
  if (typeof value === 'string') return value.split('');
  if (isList(value)) return value;
  if (hasType(value, 'path')) return value.segments;
  throw new EvaluationError(`${getType(value)} has no index`);
}
