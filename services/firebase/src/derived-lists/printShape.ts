import { type FieldDescription, type FieldType, patterns, snakeCase } from '@adp/shared-data/fields';

/** Condition in the language of the rules that cannot be derived from the schema of a single field. */
export interface HandWritten {
  /** Names of the fields whose values the condition checks. */
  readonly fields: readonly string[];
  /** The condition, or an empty string if another function of the rules checks the fields. */
  readonly condition: string;
}

/** Description of a function of the rules that checks the fields of a document. */
export interface Shape {
  readonly name: string;
  readonly fields: readonly FieldDescription[];
  readonly handWritten?: readonly HandWritten[];
  /** Stored names of fields that are allowed but not in the schema. */
  readonly otherKeys?: readonly string[];
}

/**
 * Values that match the usual patterns. The rules use them as default values of missing optional fields, which needs
 * fewer expressions than a separate check.
 */
const samples = ['x', 'https://x', '2026-01-01T00:00+00:00', 'KE', 'ZAR', '10.1234/x', '2026'];
/**
 * Texts that `join` makes of values that are not strings. A field whose pattern matches one of these texts must not be
 * joined, because the pattern would accept a value of another type.
 */
const otherValues = ['0', '1', '7', '1.5', '2026', 'true', 'false', 'null'];
/** Maximum product of nested repetitions in a regular expression of the rules. */
const MAX_REPEATS = 1_000;

/** Names of functions in the rules, by the pattern that they match. */
const patternFunctions: Readonly<Record<string, string>> = { [patterns.country]: 'country', [patterns.zone]: 'zone' };
/** Names of functions in the rules, by the pattern that they match against each value of a list. */
const listFunctions: Readonly<Record<string, string>> = {
  [patterns.country]: 'countries',
  [patterns.language]: 'languages',
};

/**
 * Prints a shape as a function of the rules. The function joins choices, URLs and numbers and matches them by one
 * pattern, because a request may evaluate only 1,000 expressions (docs/decisions/144).
 * @throws Error if no condition can be printed for a field
 */
export function printShape({ name, fields, handWritten = [], otherKeys = [] }: Shape): string {
  const isCovered = (field: FieldDescription) => handWritten.some((condition) => condition.fields.includes(field.name));
  const checked = fields.filter((field) => !isCovered(field));
  const tokens = checked.filter(isToken);
  const keys = [...fields.map((field) => snakeCase(field.name)), ...otherKeys];
  const conditions = [
    `data.keys().hasOnly(${toList(keys)})`,
    ...handWritten.map(({ condition }) => condition),
    ...printTokens(tokens),
    ...checked.filter((field) => !isToken(field)).map((field) => toCondition(field)),
  ].filter((condition) => condition !== '');
  const maps = checked.flatMap((field) => (field.type === 'map' ? [{ name: field.name, fields: field.fields }] : []));
  return [
    ...maps.map((map) => `${printShape(map)}\n`),
    `    function ${name}(data) {\n      return ${conditions.join('\n        && ')};\n    }\n`,
  ].join('\n');
}

/**
 * Returns true if a field can be joined with others and matched by one pattern: a choice, a number, or a text whose
 * pattern matches neither a space nor a value of another type.
 */
function isToken(field: FieldType): boolean {
  if (field.type === 'choice') return true;
  if (field.type === 'number') return isPowerOfTen(field.max);
  if (field.type !== 'pattern' || field.pattern in patternFunctions || !isBounded(field.pattern)) return false;
  const whole = new RegExp(`^(?:${field.pattern})$`);
  return ![...otherValues, ' '].some((value) => whole.test(value));
}

const isPowerOfTen = (value: number) => /^10+$/.test(String(value));
const isBounded = (pattern: string) => !/[+*]|,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, 'x'));

function printTokens(fields: readonly FieldDescription[]): readonly string[] {
  if (fields.length === 0) return [];
  const byPattern = new Map<string, FieldDescription[]>();
  for (const field of fields) byPattern.set(toPattern(field), [...(byPattern.get(toPattern(field)) ?? []), field]);
  const inOrder = [...byPattern.values()].flat();
  const numbers = inOrder.filter(({ type }) => type === 'number').map(read);
  // The sum is an integer only if each number is an integer.
  const areInts = numbers.length > 0 ? [`${numbers.join(' + ')} is int`] : [];
  const [only] = inOrder;
  if (only && inOrder.length === 1)
    return [
      ...areInts,
      `${only.type === 'number' ? `string(${read(only)})` : read(only)}.matches('${toPattern(only)}')`,
    ];
  const pattern = [...byPattern].map(([pattern, { length }], at) => repeat(pattern, length, at === 0)).join('');
  return [...areInts, `[${inOrder.map(read).join(', ')}].join(' ')\n          .matches('${pattern}')`];
}

/** Returns a pattern for `count` values separated by spaces, each of which matches `pattern`. */
function repeat(pattern: string, count: number, isFirst: boolean): string {
  if (isFirst) return `${pattern}${count > 1 ? repeat(pattern, count - 1, false) : ''}`;
  const repeats = [...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, max]) => Number(max));
  const maxPerPattern = Math.floor(MAX_REPEATS / Math.max(1, ...repeats));
  const times = Math.min(count, maxPerPattern);
  const rest = count > times ? repeat(pattern, count - times, false) : '';
  return `${times > 1 ? `( ${pattern}){${times}}` : ` ${pattern}`}${rest}`;
}

function toPattern(field: FieldDescription): string {
  if (field.type === 'choice') return `(${field.options.map(escape).join('|')})`;
  if (field.type === 'number') {
    const digits = String(field.max).length - 1;
    return field.min === 0 ? `([0-9]{1,${digits}}|${field.max})` : `([1-9][0-9]{0,${digits - 1}}|${field.max})`;
  }
  if (field.type === 'pattern') return field.pattern.includes('|') ? `(${field.pattern})` : field.pattern;
  throw new Error(`${field.name} has no pattern.`);
}

const escape = (text: string) => text.replaceAll('.', '[.]');

/** Returns an expression that reads a field. A missing optional field has a valid default value. */
function read(field: FieldDescription): string {
  const stored = snakeCase(field.name);
  return field.isOptional ? `data.get('${stored}', ${getSample(field) ?? ''})` : `data.${stored}`;
}

function getSample(field: FieldType): string | undefined {
  switch (field.type) {
    case 'choice':
      return `'${field.options[0] ?? ''}'`;
    case 'number':
      return String(field.min);
    case 'line':
    case 'paragraph':
      return `'${'x'.repeat(field.min)}'`;
    case 'date':
      return 'request.time';
    case 'boolean':
    case 'true':
      return 'true';
    case 'pattern': {
      const whole = new RegExp(`^(?:${field.pattern})$`);
      const sample = samples.find((value) => whole.test(value));
      return sample === undefined ? undefined : `'${sample}'`;
    }
    default:
      return undefined;
  }
}

function toCondition(field: FieldDescription): string {
  const stored = snakeCase(field.name);
  const condition = toValueCondition(field, `data.${stored}`);
  if (!field.isOptional) return condition;
  if (getSample(field) !== undefined && !condition.includes(' && ')) return toValueCondition(field, read(field));
  return `(!('${stored}' in data) || ${condition.includes(' && ') ? `(${condition})` : condition})`;
}

function toValueCondition(field: FieldDescription, value: string): string {
  switch (field.type) {
    case 'line':
      return `${value}.matches('[^\\n]{${field.min},${field.max}}')`;
    case 'paragraph':
      return `${value}.matches('(?s).{${field.min},${field.max}}')`;
    case 'text':
      return `${value} is string${field.min > 0 ? ` && ${value}.size() >= ${field.min}` : ''} && ${value}.size() <= ${field.max}`;
    case 'pattern': {
      const named = patternFunctions[field.pattern];
      if (named !== undefined) return `${named}(${value})`;
      const matches = `${value}.matches('${field.pattern}')`;
      return isBounded(field.pattern) ? matches : `${value}.size() <= ${field.max} && ${matches}`;
    }
    case 'number':
      return `whole(${value}, ${field.min}, ${field.max})`;
    case 'date':
      return `${value} is timestamp`;
    case 'boolean':
      return `${value} is bool`;
    case 'true':
      return value;
    case 'map':
      return `${field.name}(${value})`;
    case 'list':
      return toListCondition(field, value);
    default:
      throw new Error(`The rules have no condition for ${field.name}.`);
  }
}

function toListCondition(
  { name, item, min, max }: FieldDescription & { readonly type: 'list' },
  value: string,
): string {
  if (item.type === 'choice') {
    const areChoices = `areChoices(${value}, ${toList(item.options)})`;
    return min > 0 || max < item.options.length ? `${toSize(value, min, max)} && ${areChoices}` : areChoices;
  }
  if (item.type === 'line') {
    const each = `[^\\n]{${item.min},${item.max}}`;
    const areFew = (max - 1) * item.max <= MAX_REPEATS;
    const all = `all(${value}, '\\n', '${each}(\\n${each})${areFew ? `{0,${max - 1}}` : '*'}')`;
    return areFew ? all : `${toSize(value, 0, max)} && ${all}`;
  }
  if (item.type === 'pattern' && item.pattern === patterns.url) return `urls(${value}, ${max})`;
  const named = item.type === 'pattern' ? listFunctions[item.pattern] : undefined;
  if (named === undefined) throw new Error(`The rules have no condition for the list ${name}.`);
  return `${named}(${value})`;
}

function toSize(value: string, min: number, max: number): string {
  if (min === 0) return `${value}.size() <= ${max}`;
  return `${value}.size() in [${Array.from({ length: max - min + 1 }, (_, index) => min + index).join(', ')}]`;
}

/** Returns a list of texts in the language of the rules. Splitting a text needs fewer expressions than a long list. */
function toList(texts: readonly string[]): string {
  return texts.length > 3 ? `'${texts.join(',')}'.split(',')` : `[${texts.map((text) => `'${text}'`).join(', ')}]`;
}
