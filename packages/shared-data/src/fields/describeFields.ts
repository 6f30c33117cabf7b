import { isObject } from './isObject';

export type FieldType =
  /** A short text with one line or several lines. Its length is in code points. */
  | { readonly type: 'line' | 'paragraph'; readonly min: number; readonly max: number }
  /** A long text. Its length is in UTF-16 units. */
  | { readonly type: 'text'; readonly min: number; readonly max: number }
  | { readonly type: 'pattern'; readonly pattern: string; readonly max: number }
  | { readonly type: 'choice'; readonly options: readonly string[] }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'list'; readonly item: FieldType; readonly min: number; readonly max: number }
  | { readonly type: 'map'; readonly fields: readonly FieldDescription[] }
  | { readonly type: 'date' | 'boolean' | 'true' };

/** A field as declared in its schema. */
export type FieldDescription = FieldType & { readonly name: string; readonly isOptional: boolean };

/** A valibot schema or action. Its generic types do not reveal its parts. */
interface Part {
  readonly type: string;
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly (string | number)[];
  readonly pipe?: readonly Part[];
  readonly requirement?: unknown;
}

/** Describes the fields of an object schema built from `fieldSchemas.ts`, in declaration order. */
export function describeFields(entries: Readonly<Record<string, Part>>): readonly FieldDescription[] {
  return Object.entries(entries).map(([name, part]) => {
    const isOptional = part.type === 'exact_optional';
    return { name, isOptional, ...describe((isOptional ? part.wrapped : undefined) ?? part) };
  });
}

function describe(part: Part): FieldType {
  const [schema = part, ...actions] = flatten(part);
  const limit = (type: string, fallback: number) => {
    const requirement = actions.find((action) => action.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : fallback;
  };
  const toRange = (kind: 'length' | 'value') => ({ min: limit(`min_${kind}`, 0), max: limit(`max_${kind}`, Infinity) });
  switch (schema.type) {
    case 'string':
      return describeText(actions, toRange('length'));
    case 'number':
      return { type: 'number', ...toRange('value') };
    case 'picklist':
      return { type: 'choice', options: (schema.options ?? []).map(String) };
    case 'array':
      return { type: 'list', item: describe(schema.item ?? schema), ...toRange('length') };
    case 'object':
      return { type: 'map', fields: describeFields(schema.entries ?? {}) };
    case 'date':
      return { type: 'date' };
    case 'boolean':
      return { type: 'boolean' };
    case 'literal':
      return { type: 'true' };
    default:
      throw new Error(`No description of a schema of the type ${schema.type}.`);
  }
}

function describeText(actions: readonly Part[], range: { readonly min: number; readonly max: number }): FieldType {
  const patterns = actions.flatMap(({ requirement }) =>
    requirement instanceof RegExp ? requirement.source.replaceAll('\\/', '/') : [],
  );
  const codePoints = actions.map(({ requirement }) => requirement).find(isRange);
  if (codePoints) return { type: patterns.includes('^[^\\n]*$') ? 'line' : 'paragraph', ...codePoints };
  const [, pattern] = patterns.map((source) => /^\^\(\?:(.*)\)\$$/.exec(source)).find((match) => match !== null) ?? [];
  return pattern === undefined ? { type: 'text', ...range } : { type: 'pattern', pattern, max: range.max };
}

function isRange(value: unknown): value is { readonly min: number; readonly max: number } {
  return isObject(value) && 'min' in value && 'max' in value;
}

function flatten(part: Part): readonly Part[] {
  const [first, ...actions] = part.pipe ?? [];
  return first ? [...flatten(first), ...actions] : [part];
}
