import type { WholeItem } from '../../api/items';
import type { WrittenKind } from '../kinds';
import { toWallClock } from '../time/wallClock';
import type { Field } from './Field';
import type { CoverValue, FieldValue, FormValues } from './FormValues';
import { fieldsOf } from './sections';

const DAY = 86_400_000;

/** What a new form holds: nothing, but for what is likely. */
export function emptyValues(kind: WrittenKind, { zone, lang }: { zone: string; lang: string }): FormValues {
  const likely: FormValues = {
    lang,
    timezone: zone,
    licence: 'CC-BY-4.0',
    eventStatus: 'scheduled',
    icsSequence: '0',
  };
  return Object.fromEntries([
    ...fieldsOf(kind).map((field) => [field.name, likely[field.name] ?? emptyValue(field)] as const),
    ...(kind === 'event' ? [['icsSequence', '0'] as const] : []),
  ]);
}

/** What a form holds to change an item that is stored. */
export function valuesOf(kind: WrittenKind, item: WholeItem<WrittenKind>, { zone }: { zone: string }): FormValues {
  const stored: Readonly<Record<string, unknown>> = { ...item };
  const zoneOf = ({ zoneIn }: Field) => (zoneIn && typeof stored[zoneIn] === 'string' ? stored[zoneIn] : 'UTC');
  const values = Object.fromEntries(
    fieldsOf(kind).map((field) => [field.name, valueOf(field, at(stored, field), zoneOf(field), stored)]),
  );
  // Calendars know by it that what they hold has changed.
  const sequence = kind === 'event' ? { icsSequence: String(Math.min(Number(stored['icsSequence']) + 1, 10_000)) } : {};
  return { ...values, ...sequence, ...(values['timezone'] === '' ? { timezone: zone } : {}) };
}

/** Whether two forms say the same; of hidden bookkeeping nothing is said. */
export function sameValues(kind: WrittenKind, one: FormValues, other: FormValues): boolean {
  return differingFields(kind, one, other).length === 0;
}

/** The fields in which two forms differ. */
export function differingFields(kind: WrittenKind, one: FormValues, other: FormValues): readonly Field[] {
  return fieldsOf(kind).filter(({ name, dayOnly }) => {
    const days = dayOnly?.(one) === true && dayOnly(other);
    const said = ({ [name]: value = '' }: FormValues) => (days ? textOf(value).slice(0, 10) : value);
    return !isSame(said(one), said(other));
  });
}

/**
 * Values of a form that were kept by this build or another one: what is missing is empty, what no field takes any more is
 * left as it is.
 */
export function soundValues(kind: WrittenKind, kept: FormValues): FormValues {
  const fields = fieldsOf(kind).map((field) => {
    const value = kept[field.name];
    return [field.name, value !== undefined && fits(field, value) ? value : emptyValue(field)] as const;
  });
  return { ...kept, ...Object.fromEntries(fields) };
}

/** The text of a value, where it is one. */
export function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The entries of a value, where it is a list. */
export function listOf(value: FieldValue | undefined): readonly string[] {
  return isList(value) ? value : [];
}

/** The picture that a form holds, if any. */
export function coverOf(values: FormValues): CoverValue | null {
  const { cover } = values;
  return typeof cover === 'object' && cover !== null && !isList(cover) ? cover : null;
}

const lists: readonly Field['input'][] = ['choices', 'countries', 'languages', 'lines', 'addresses'];

function emptyValue({ input }: Field): FieldValue {
  if (input === 'flag') return false;
  if (input === 'cover') return null;
  return lists.includes(input) ? [] : '';
}

function fits(field: Field, value: FieldValue): boolean {
  const empty = emptyValue(field);
  if (field.input === 'cover') return value === null || (typeof value === 'object' && !isList(value));
  return isList(empty) ? isList(value) : typeof value === typeof empty;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function at(stored: Readonly<Record<string, unknown>>, { name, path = name }: Field): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], stored);
}

function valueOf(field: Field, value: unknown, zone: string, stored: Readonly<Record<string, unknown>>): FieldValue {
  if (value === undefined) return emptyValue(field);
  if (value instanceof Date) return momentText(field, value, { zone, allDay: stored['allDay'] === true });
  if (field.input === 'cover') {
    const { url, width, height, bytes } = value as CoverValue & { url: string };
    return { url, width, height, bytes };
  }
  if (isList(value)) return [...value];
  return typeof value === 'boolean' ? value : String(value);
}

function momentText(field: Field, moment: Date, { zone, allDay }: { zone: string; allDay: boolean }): string {
  if (field.input === 'day') return moment.toISOString().slice(0, 10);
  // A whole day ends where the next one begins: its form asks for the day itself.
  const last = allDay && field.ends ? new Date(moment.getTime() - DAY / 24) : moment;
  return toWallClock(zone, last);
}
