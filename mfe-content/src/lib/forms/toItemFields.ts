import { getLocalTimeField, isObject, parseAmount } from '@adp/shared-data/fields';
import { toInstant, toLocalTime } from '@adp/shared-ui/calendar';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import type { Kind } from '../kinds';
import type { Field } from './Field';
import type { FormValues } from './FormValues';
import { getCover, getList, getText } from './toFormValues';
import { getFileLanguages, getFiles, toStoredFiles } from './files';
import { getFields } from './sections';

type Fields = Readonly<Record<string, unknown>>;

/** A valid placeholder for the URL of a cover that has not been uploaded yet. */
const NOT_UPLOADED_YET = 'https://upload.invalid/';

/** Converts form values to fields: trims texts, omits empty and hidden fields, and applies time zones. `toFormErrors` validates. */
export function toItemFields(kind: Kind, values: FormValues): Fields {
  const draft: Record<string, unknown> =
    kind === 'event' ? { icsSequence: toNumber(getText(values['icsSequence']), values) } : {};
  for (const field of getFields(kind)) {
    const value = field.when && !field.when(values) ? undefined : toStoredValue(field, values);
    if (value !== undefined) put(draft, field.path ?? field.name, value);
    const localField = getLocalTimeField(field.name);
    if (localField !== undefined && value instanceof Date)
      draft[localField] = toLocalTime(toWall(field, values), value);
  }
  return draft;
}

/** Returns the entries of a list that are not blank, with their indexes in the form. */
export function getFilledEntries(
  values: FormValues,
  { name, input }: Field,
): readonly { text: string; index: number }[] {
  return getList(values[name]).flatMap((entry, index) => {
    const text = entry.trim();
    if (text === '') return [];
    return [{ text: input === 'addresses' ? toAddress(text) : text, index }];
  });
}

function toStoredValue(field: Field, values: FormValues): unknown {
  const { name, input } = field;
  const value = values[name];
  if (input === 'flag') return value === true;
  if (input === 'cover') {
    const cover = getCover(values);
    if (!cover) return undefined;
    const { width, height, bytes } = cover;
    return { url: 'url' in cover ? cover.url : NOT_UPLOADED_YET, width, height, bytes };
  }
  if (name === 'fileLanguages') return getFileLanguages(values);
  if (input === 'files') return toStoredFiles(getFiles(value));
  if (input === 'lines' || input === 'addresses') return getFilledEntries(values, field).map(({ text }) => text);
  if (Array.isArray(value)) return value;
  const written = getText(value);
  const text = (input === 'markdown' ? written : stripDirectionMarks(written)).trim();
  // Keep a required text as an empty string, so that the schema reports its length.
  if (text === '') return field.optional && input !== 'markdown' ? undefined : toEmpty(input);
  if (input === 'number') return toNumber(text, values);
  if (input === 'day') return ifStorable(toInstant('UTC', `${text}T00:00`)) ?? text;
  if (input === 'dateTime') return ifStorable(toDateTime(field, values)) ?? text;
  return input === 'address' ? toAddress(text) : text;
}

function toEmpty(input: Field['input']): string | undefined {
  return input === 'dateTime' || input === 'day' || input === 'number' ? undefined : '';
}

function toDateTime(field: Field, values: FormValues): Date | undefined {
  return toInstant(getText(values[field.zoneIn ?? '']), toWall(field, values), field.ends ? 'end' : 'start');
}

/** Returns the local time of a field. A date without a time means its start or, with `ends`, its end. */
function toWall({ name, dayOnly, ends }: Field, values: FormValues): string {
  const text = getText(values[name]).trim();
  if (!dayOnly?.(values)) return text;
  const day = text.slice(0, 10);
  return `${ends ? dayAfter(day) : day}T00:00`;
}

/** Returns the date if the database can store it, otherwise undefined. Firestore stores the years 1 to 9999 in UTC. */
function ifStorable(dateTime: Date | undefined): Date | undefined {
  const year = dateTime?.getUTCFullYear() ?? 0;
  return year >= 1 && year <= 9999 ? dateTime : undefined;
}

function dayAfter(day: string): string {
  const start = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + 86_400_000).toISOString().slice(0, 10);
}

/** Parses a number. Returns NaN for an ambiguous text such as "10.000", so that the form asks for digits only. */
function toNumber(text: string, values: FormValues): number {
  const [number = NaN, second] = parseAmount(text, getText(values['lang']));
  return second === undefined ? number : NaN;
}

/** Converts a typed URL to its stored form, which is absolute and escaped. Returns the text unchanged if it is not a URL. */
export function toAddress(text: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    return new URL(whole).href;
  } catch {
    return text;
  }
}

function put(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    const current = fields[first];
    fields[first] = isPlain(current) && isPlain(value) ? { ...current, ...value } : value;
    return;
  }
  const part = fields[first];
  const inner: Record<string, unknown> = isPlain(part) ? { ...part } : {};
  put(inner, rest.join('.'), value);
  fields[first] = inner;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !(value instanceof Date);
}
