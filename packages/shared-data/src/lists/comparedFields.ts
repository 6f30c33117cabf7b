import { isObject } from '../fields/isObject';
import { camelCase } from '../fields/storedKeys';
import type { ContentKind } from '../kinds/contentKinds';
import { listDefinitions } from './listDefinitions';
import { listedKinds } from './listedKinds';

/** The fields of an item that the filters of its list compare, as JSON. */
export type ComparedFields = Readonly<Record<string, unknown>>;

/** Fields that lists compare without a filter or order of the same name. */
const otherFields = ['translations', 'deadlineKind', 'amountMin', 'amountMax', 'htmlUrl'];

/** Returns the fields of an item that decide which filters match it. Dates become texts, and texts of the item are omitted. */
export function toComparedFields(kind: ContentKind, item: object): ComparedFields {
  const { fields, storedFields } = listDefinitions[kind];
  const names = [
    ...fields.map(({ name }) => storedFields[name] ?? name),
    ...Object.values<{ readonly field: string }>(listedKinds[kind].orders).map(({ field }) => camelCase(field)),
    ...otherFields,
  ];
  const values = [...new Set(names)].map((name) => [name, toComparedValue(name, Reflect.get(item, name))] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function toComparedValue(name: string, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  // Filters compare only the languages of translations, and only the existence of a URL.
  if (isObject(value)) return Object.fromEntries(Object.keys(value).map((lang) => [lang, true]));
  return name === 'htmlUrl' && value !== undefined ? true : value;
}

/** Converts the texts of dates to dates. Throws an Error if the content is not a list of items. */
export function readComparedFields(content: unknown): readonly ComparedFields[] {
  if (!Array.isArray(content) || !content.every(isObject)) throw new Error('these are not the fields of items');
  return content.map((item) =>
    Object.fromEntries(
      Object.entries(item).map(([name, value]) => [
        name,
        name.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
      ]),
    ),
  );
}
