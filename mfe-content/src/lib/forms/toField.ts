import { wholeKinds } from '@adp/shared-data/content';
import { describeFields, type FieldDescription, type FieldType, patterns } from '@adp/shared-data/fields';
import type { Kind } from '../kinds';
import type { Field, FieldInput } from './Field';

/** A field's name, or its name with properties that the schema does not determine. */
export type FieldLayout =
  | string
  | (Partial<Omit<Field, 'optional'>> & Pick<Field, 'name'> & { readonly optional?: boolean });

export interface SectionLayout {
  readonly name: string;
  readonly fields: readonly FieldLayout[];
}

export function toField(kind: Kind, layout: FieldLayout): Field {
  const { optional, ...properties } = typeof layout === 'string' ? { name: layout } : layout;
  const { name, path = name } = properties;
  const [outer, inner] = path.split('.');
  const description = find(outer, describeFields(wholeKinds[kind].schema.entries));
  const described = inner !== undefined && description.type === 'map' ? find(inner, description.fields) : description;
  const isOptional = optional ?? (described.isOptional || ('min' in described && described.min === 0));
  return { ...toInput(described), ...properties, ...(isOptional && { optional: true }) };
}

function find(name: string | undefined, fields: readonly FieldDescription[]): FieldDescription {
  const description = fields.find((field) => field.name === name);
  if (!description) throw new Error(`The schema has no field ${String(name)}.`);
  return description;
}

/** Inputs by schema pattern, for values that members type. */
const inputOfPattern: Readonly<Record<string, FieldInput>> = { [patterns.url]: 'address', [patterns.zone]: 'zone' };
/** Inputs by schema pattern, for codes that members choose from a list. These inputs have no character limit. */
const inputOfCode: Readonly<Record<string, FieldInput>> = { [patterns.country]: 'country', '[A-Z]{3}': 'currency' };
const inputOfListPattern: Readonly<Record<string, FieldInput>> = {
  [patterns.url]: 'addresses',
  [patterns.country]: 'countries',
  [patterns.language]: 'languages',
};

type Input = Pick<Field, 'input' | 'min' | 'max' | 'eachMax' | 'units' | 'options'>;

function toInput(described: FieldType): Input {
  switch (described.type) {
    case 'line':
    case 'paragraph':
      return { input: described.type, min: described.min, max: described.max };
    case 'text':
      // A text without a limit has a special format, so its input is a single line.
      if (described.max === Infinity) return { input: 'line' };
      return { input: 'paragraph', min: described.min, max: described.max, units: true };
    case 'pattern': {
      const code = inputOfCode[described.pattern];
      if (code) return { input: code };
      return { input: inputOfPattern[described.pattern] ?? 'line', max: described.max };
    }
    case 'choice':
      return { input: 'choice', options: described.options };
    case 'number':
      return { input: 'number', min: described.min, max: described.max };
    case 'list':
      return toListInput(described.item, described);
    case 'map':
      return { input: 'cover' };
    case 'date':
      return { input: 'dateTime' };
    case 'boolean':
    case 'true':
      return { input: 'flag' };
  }
}

function toListInput(item: FieldType, { min, max }: { readonly min: number; readonly max: number }): Input {
  const range = { max, ...(min > 0 && { min }) };
  if (item.type === 'choice') return { input: 'choices', ...range, options: item.options };
  if (item.type === 'map') return { input: 'files', ...range };
  const input = item.type === 'pattern' ? inputOfListPattern[item.pattern] : undefined;
  const hasLineLimit = input === undefined || input === 'addresses';
  return { input: input ?? 'lines', ...range, ...(hasLineLimit && 'max' in item && { eachMax: item.max }) };
}
