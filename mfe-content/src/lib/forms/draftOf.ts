import type { WrittenKind } from '../kinds';
import { toInstant } from '../time/wallClock';
import type { Field } from './Field';
import type { FormValues } from './FormValues';
import { coverOf, listOf, textOf } from './values';
import { fieldsOf } from './sections';

type Fields = Readonly<Record<string, unknown>>;

/** Stands for a picture's address until it is uploaded. */
const notYet = 'https://upload.invalid/';

/**
 * What a form makes of the item: trimmed, without what is empty or not asked for, moments as the clocks of their zone say.
 * Not checked: `faultsOf` says what does not fit.
 */
export function draftOf(kind: WrittenKind, values: FormValues): Fields {
  const draft: Record<string, unknown> =
    kind === 'event' ? { icsSequence: numberOf(textOf(values['icsSequence'])) } : {};
  for (const field of fieldsOf(kind)) {
    const value = field.when && !field.when(values) ? undefined : storedValue(field, values);
    if (value !== undefined) put(draft, field.path ?? field.name, value);
  }
  return draft;
}

/** The entries of a list that are more than space, with the place where each stands in the form. */
export function filledEntries(values: FormValues, { name, input }: Field): readonly { text: string; place: number }[] {
  return listOf(values[name]).flatMap((entry, place) => {
    const text = entry.trim();
    if (text === '') return [];
    return [{ text: input === 'addresses' ? addressOf(text) : text, place }];
  });
}

function storedValue(field: Field, values: FormValues): unknown {
  const { name, input } = field;
  const value = values[name];
  if (input === 'flag') return value === true;
  if (input === 'cover') {
    const cover = coverOf(values);
    if (!cover) return undefined;
    const { width, height, bytes } = cover;
    return { url: 'url' in cover ? cover.url : notYet, width, height, bytes };
  }
  if (input === 'lines' || input === 'addresses') return filledEntries(values, field).map(({ text }) => text);
  if (Array.isArray(value)) return value;
  const text = textOf(value).trim();
  // What must be there is judged as an empty text: its schema says how much is missing.
  if (text === '') return field.optional && input !== 'markdown' ? undefined : emptyOf(input);
  if (input === 'number') return numberOf(text);
  if (input === 'day') return storable(toInstant('UTC', `${text}T00:00`)) ?? text;
  if (input === 'moment') return storable(momentOf(field, values, text)) ?? text;
  return input === 'address' ? addressOf(text) : text;
}

function emptyOf(input: Field['input']): string | undefined {
  return input === 'moment' || input === 'day' || input === 'number' ? undefined : '';
}

function momentOf({ zoneIn = '', dayOnly, ends }: Field, values: FormValues, text: string): Date | undefined {
  const zone = textOf(values[zoneIn]);
  if (!dayOnly?.(values)) return toInstant(zone, text);
  const day = text.slice(0, 10);
  return toInstant(zone, `${ends ? dayAfter(day) : day}T00:00`);
}

/** The database holds the years 1 to 9999, wherever the clocks are that show them. */
function storable(moment: Date | undefined): Date | undefined {
  const year = moment?.getUTCFullYear() ?? 0;
  return year >= 1 && year <= 9999 ? moment : undefined;
}

function dayAfter(day: string): string {
  const start = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(start) ? day : new Date(start + 86_400_000).toISOString().slice(0, 10);
}

function numberOf(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

/** An address as it is stored: whole, and with its signs escaped. */
export function addressOf(text: string): string {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  try {
    // Written with a port or a path, a name alone looks like a scheme.
    return new URL(whole).href;
  } catch {
    return text;
  }
}

function put(fields: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    const known = fields[first];
    fields[first] = isPlain(known) && isPlain(value) ? { ...known, ...value } : value;
    return;
  }
  const part = fields[first];
  const inner: Record<string, unknown> = isPlain(part) ? { ...part } : {};
  put(inner, rest.join('.'), value);
  fields[first] = inner;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
