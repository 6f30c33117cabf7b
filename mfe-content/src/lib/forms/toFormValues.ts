import { getLocalTimeField, isObject } from '@adp/shared-data/fields';
import { toWallText, toWallTime } from '@adp/shared-ui/calendar';
import type { WholeItem } from '../items';
import type { Kind } from '../kinds';
import type { Field } from './Field';
import type { CoverValue, FieldValue, FormValues } from './FormValues';
import { isFilesValue, toFilesValue } from './files';
import { getFields } from './sections';

const HOUR = 3_600_000;

/** Returns the values of a new form: empty, except for likely defaults. */
export function getEmptyValues(kind: Kind, { zone, lang }: { zone: string; lang: string }): FormValues {
  const likely: FormValues = {
    lang,
    timezone: zone,
    licence: 'CC-BY-4.0',
    eventStatus: 'scheduled',
    icsSequence: '0',
  };
  return Object.fromEntries([
    ...getFields(kind).map((field) => [field.name, likely[field.name] ?? getEmptyValue(field)] as const),
    ...(kind === 'event' ? [['icsSequence', '0'] as const] : []),
    // The licence of a document may be unknown, so it stays empty. The document is likely available in the form's language.
    ...(kind === 'knowledgeProduct'
      ? ([
          ['licence', ''],
          ['fileLanguages', [lang]],
        ] as const)
      : []),
  ]);
}

export function toFormValues(kind: Kind, item: WholeItem, { zone }: { zone: string }): FormValues {
  const stored: Readonly<Record<string, unknown>> = { ...item };
  const values = Object.fromEntries(
    getFields(kind).map((field) => [field.name, toFieldValue(field, getStored(stored, field), stored)]),
  );
  // Increase the sequence, by which calendar apps recognise a change.
  const sequence = kind === 'event' ? { icsSequence: String(Math.min(Number(stored['icsSequence']) + 1, 10_000)) } : {};
  return { ...values, ...sequence, ...(values['timezone'] === '' ? { timezone: zone } : {}) };
}

/** Returns true if all fields have equal values. Ignores values without a field, such as the calendar sequence. */
export function sameValues(kind: Kind, a: FormValues, b: FormValues): boolean {
  return differingFields(kind, a, b).length === 0;
}

export function differingFields(kind: Kind, a: FormValues, b: FormValues): readonly Field[] {
  return getFields(kind).filter(({ name, dayOnly }) => {
    const days = dayOnly?.(a) === true && dayOnly(b);
    const comparable = ({ [name]: value = '' }: FormValues) => (days ? getText(value).slice(0, 10) : value);
    return !isSame(comparable(a), comparable(b));
  });
}

/** Normalizes saved values of any build for the form. Missing or malformed values become empty, and unknown values stay. */
export function normalizeValues(kind: Kind, saved: FormValues): FormValues {
  const fields = getFields(kind).map((field) => {
    const value = saved[field.name];
    return [field.name, value !== undefined && fits(field, value) ? value : getEmptyValue(field)] as const;
  });
  return { ...saved, ...Object.fromEntries(fields) };
}

export function getText(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function getList(value: FieldValue | undefined): readonly string[] {
  return isList(value) ? value : [];
}

export function getCover(values: FormValues): CoverValue | null {
  const { cover } = values;
  return isObject(cover) && !isFilesValue(cover) ? cover : null;
}

const lists: readonly Field['input'][] = ['choices', 'countries', 'languages', 'lines', 'addresses'];

function getEmptyValue({ input }: Field): FieldValue {
  if (input === 'flag') return false;
  if (input === 'cover') return null;
  if (input === 'files') return { files: [] };
  return lists.includes(input) ? [] : '';
}

function fits(field: Field, value: FieldValue): boolean {
  const empty = getEmptyValue(field);
  if (field.input === 'cover') return value === null || isObject(value);
  if (field.input === 'files') return isFilesValue(value);
  return isList(empty) ? isList(value) : typeof value === typeof empty;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function isSame(a: FieldValue, b: FieldValue): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function getStored(stored: Readonly<Record<string, unknown>>, { name, path = name }: Field): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], stored);
}

function toFieldValue(field: Field, value: unknown, stored: Readonly<Record<string, unknown>>): FieldValue {
  if (value === undefined) return getEmptyValue(field);
  if (value instanceof Date) return toDateTimeText(field, value, stored);
  if (field.input === 'cover') {
    const { url, width, height, bytes } = value as CoverValue & { url: string };
    return { url, width, height, bytes };
  }
  if (field.input === 'files') return toFilesValue(value);
  if (isList(value)) return [...value];
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : getEmptyValue(field);
}

function toDateTimeText(
  { name, input, zoneIn = '', dayOnly, ends }: Field,
  dateTime: Date,
  stored: Readonly<Record<string, unknown>>,
): string {
  if (input === 'day') return dateTime.toISOString().slice(0, 10);
  const { [zoneIn]: zone, [getLocalTimeField(name) ?? '']: local, allDay } = stored;
  const wall = toWallTime(
    dateTime,
    typeof zone === 'string' ? zone : 'UTC',
    typeof local === 'string' ? local : undefined,
  );
  // The stored end of an all-day event is the next day at 00:00, or 01:00 if clocks skip midnight. The form shows the last day.
  return toWallText(allDay === true && dayOnly && ends ? new Date(wall.getTime() - HOUR - 1) : wall);
}
