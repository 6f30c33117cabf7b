import { EvaluationError } from './evaluationError';
import { hasType, pathText, getType, type Value } from './values';

/**
 * Evaluates `string(value)`, which is also the text of a value in `join` and in paths.
 * @throws EvaluationError for lists, maps, bytes and times
 */
export function toText(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  if (hasType(value, 'path')) return pathText(value);
  throw new EvaluationError(`a ${getType(value)} has no text`);
}

/** Evaluates `int(value)` for a string of digits, or for a float, which is rounded towards zero. */
export function toInt(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return floatToInt(value);
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) {
    const int = BigInt(value.replace('+', ''));
    if (int === BigInt.asIntN(64, int)) return int;
  }
  throw new EvaluationError(`int cannot read this ${getType(value)}`);
}

/** Casts a float to an int as Java does: values outside the range become the nearest int, and NaN becomes zero. */
function floatToInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
}

/** Syntax of Java's Double.parseDouble, which the emulator calls. The syntax includes type suffixes and exponents. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?[fFdD]?$/;
const hexadecimal = /^([+-]?)0[xX]([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([+-]?\d+)[fFdD]?$/;

/** Evaluates `float(value)` for a number, or for a string that contains a number. */
export function toFloat(value: Value): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  const float = typeof value === 'string' ? parseFloatText(trimControls(value)) : undefined;
  if (float !== undefined) return float;
  throw new EvaluationError(`float cannot read this ${getType(value)}`);
}

function parseFloatText(text: string): number | undefined {
  const [, sign = '', word] = /^([+-]?)(NaN|Infinity)$/.exec(text) ?? [];
  if (word) return Number(word) * (sign === '-' ? -1 : 1);
  if (decimal.test(text)) return Number(text.replace(/[fFdD]$/, ''));
  const [, minus = '', whole = '', fraction = '', power = '0'] = hexadecimal.exec(text) ?? [];
  if (whole + fraction === '') return undefined;
  const digits = Number(`0x${whole}${fraction}`) * 2 ** (Number(power) - 4 * fraction.length);
  return minus === '-' ? -digits : digits;
}

/** Trims text as Java does, which removes all characters up to and including the space character. */
function trimControls(text: string): string {
  return text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
}

/** Formats a double as Java and the emulator do: `1.0`, `1.0E14`. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e7)) {
    const [digits = '', power = ''] = value.toExponential().split('e');
    return `${digits.includes('.') ? digits : `${digits}.0`}E${power.replace('+', '')}`;
  }
  const text = Object.is(value, -0) ? '-0' : String(value);
  return text.includes('.') ? text : `${text}.0`;
}
