import { createHash } from 'node:crypto';
import { crc32, crc32c } from './checksums';
import { toFloat, toInt, toText } from './conversions';
import { hasUnknown } from './equality';
import { EvaluationError } from './evaluationError';
import { intArgument, numberArgument, stringArgument } from './methods/arguments';
import { toDuration, second, timestampAt } from './timeLimits';
import { type Duration, hasType, toPath, type Value } from './values';

type GlobalFunction = (args: readonly Value[]) => Value;

const units: Readonly<Record<string, bigint>> = {
  w: 604_800n * second,
  d: 86_400n * second,
  h: 3_600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

const functions: Readonly<Record<string, readonly [number, GlobalFunction]>> = {
  debug: [1, ([value = null]) => value],
  string: [1, ([value = null]) => toText(value)],
  int: [1, ([value = null]) => toInt(value)],
  float: [1, ([value = null]) => toFloat(value)],
  path: [1, (args) => pathWithPlaceholders(stringArgument(args, 0))],
  'math.abs': [
    1,
    ([value = null]) =>
      typeof value === 'bigint' ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(numberArgument([value], 0)),
  ],
  'math.ceil': [1, (args) => Math.ceil(numberArgument(args, 0))],
  'math.floor': [1, (args) => Math.floor(numberArgument(args, 0))],
  'math.round': [1, (args) => toInt(Math.round(numberArgument(args, 0)))],
  'math.sqrt': [1, (args) => Math.sqrt(numberArgument(args, 0))],
  'math.pow': [2, (args) => numberArgument(args, 0) ** numberArgument(args, 1)],
  'math.isNaN': [1, (args) => Number.isNaN(numberArgument(args, 0))],
  'math.isInfinite': [1, (args) => Math.abs(numberArgument(args, 0)) === Infinity],
  'timestamp.date': [3, toDate],
  'timestamp.value': [1, (args) => timestampAt(intArgument(args, 0) * 1_000_000n)],
  'duration.value': [2, (args) => durationIn(intArgument(args, 0), stringArgument(args, 1))],
  'duration.time': [4, timeOfDay],
  'duration.abs': [
    1,
    ([value]) => {
      if (!hasType(value, 'duration')) throw new EvaluationError('duration.abs() takes a duration');
      return { type: 'duration', nanos: value.nanos < 0n ? -value.nanos : value.nanos };
    },
  ],
  'latlng.value': [2, latLng],
  'hashing.md5': [1, (args) => digest('md5', args)],
  'hashing.sha256': [1, (args) => digest('sha256', args)],
  'hashing.crc32': [1, (args) => crc32(bytesArgument(args))],
  'hashing.crc32c': [1, (args) => crc32c(bytesArgument(args))],
};

const namespaces = new Set(['math', 'timestamp', 'duration', 'latlng', 'hashing', 'firestore']);

/** Returns true if `name` is a namespace such as `math`. A variable can shadow a namespace. */
export function isNamespace(name: string): boolean {
  return namespaces.has(name);
}

export function isGlobal(name: string): boolean {
  return Object.hasOwn(functions, name);
}

/**
 * Calls a built-in function by its full name, such as `math.abs`.
 * @throws EvaluationError for invalid arguments and unknown names
 */
export function callGlobal(name: string, args: readonly Value[]): Value {
  const entry = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!entry) throw new EvaluationError(`there is no function ${name}()`);
  const [arity, call] = entry;
  if (args.length !== arity) throw new EvaluationError(`${name}() takes ${arity} arguments, not ${args.length}`);
  if (args.some(hasUnknown)) throw new EvaluationError(`the query does not decide ${name}()`);
  return call(args);
}

function toDate(args: readonly Value[]): Value {
  const [year, month, day] = [0, 1, 2].map((index) => Number(intArgument(args, index)));
  const date = new Date(0);
  // Unlike Date.UTC, setUTCFullYear does not turn the year 50 into 1950.
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  // JavaScript turns the 30th of February into a day in March, so reject dates that changed.
  if (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== day) throw new EvaluationError('there is no such date');
  return timestampAt(BigInt(date.getTime()) * 1_000_000n);
}

function durationIn(amount: bigint, unit: string): Duration {
  const nanos = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (nanos === undefined) throw new EvaluationError(`"${unit}" is not a unit of time: w, d, h, m, s, ms or ns`);
  return toDuration(amount * nanos);
}

function timeOfDay(args: readonly Value[]): Duration {
  const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = [0, 1, 2, 3].map((index) => intArgument(args, index));
  return toDuration(((hours * 60n + minutes) * 60n + seconds) * second + nanos);
}

function latLng(args: readonly Value[]): Value {
  const [latitude, longitude] = [numberArgument(args, 0), numberArgument(args, 1)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    throw new EvaluationError('the latitude or longitude is out of range');
  return { type: 'latlng', latitude, longitude };
}

function pathWithPlaceholders(text: string): Value {
  const { segments } = toPath(text);
  return {
    type: 'path',
    segments: segments.map((segment) => {
      const name = typeof segment === 'string' ? /^\{(\w+)\}$/.exec(segment)?.[1] : undefined;
      return name === undefined ? segment : { placeholder: name };
    }),
  };
}

function digest(algorithm: string, args: readonly Value[]): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytesArgument(args)).digest());
}

function bytesArgument(args: readonly Value[]): Uint8Array {
  const [value] = args;
  return value instanceof Uint8Array ? value : new Uint8Array(Buffer.from(stringArgument(args, 0)));
}
