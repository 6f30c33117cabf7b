import { wholeKinds } from '@adp/shared-data/content';
import { isSkipped } from '@adp/shared-ui/calendar';
import * as v from 'valibot';
import type { Kind } from '../kinds';
import { toItemFields, getFilledEntries } from './toItemFields';
import type { Field } from './Field';
import type { FormValues } from './FormValues';
import { type FileErrorCode, getFileError, getFiles } from './files';
import { getText } from './toFormValues';
import { getFields } from './sections';

/** An error of a form. The message id is `write.error.<code>`. */
export interface FormError {
  readonly field: Field;
  readonly code: FormErrorCode;
  readonly index?: number;
}

/** The error codes of the schemas. */
const codes = [
  'amount',
  'before-start',
  'choice',
  'date',
  'deadline',
  'invisible',
  'malformed',
  'number',
  'too-big',
  'too-few',
  'too-long',
  'too-many',
  'too-short',
  'too-small',
  'twice',
] as const;
export type FormErrorCode = (typeof codes)[number] | FileErrorCode | 'missing' | 'past' | 'skipped';

interface FormContext {
  readonly now: Date;
  /** True if the item is published for the first time, which requires a deadline in the future. */
  readonly isFirstPublication: boolean;
}

export function toFormErrors(kind: Kind, values: FormValues, context: FormContext): readonly FormError[] {
  const fields = getFields(kind);
  const draft = toItemFields(kind, values);
  const errors = getIssues(kind, draft).flatMap(({ path, message }) => toErrors(fields, path ?? [], message, values));
  const crossField = fields.flatMap((field): FormError[] => {
    const code = getCrossFieldCode(field, { values, draft, ...context });
    return code ? [{ field, code: isMissing(field, values) ? 'missing' : code }] : getFileErrors(field, values);
  });
  const inOrder = [...errors, ...crossField].sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
  // Keep only the first error of each field or entry.
  return inOrder.filter(
    (error, at) => inOrder.findIndex(({ field, index }) => field === error.field && index === error.index) === at,
  );
}

/**
 * Returns the errors of files. The schema does not validate them, because a file has several fields there but is one
 * entry in the form.
 */
function getFileErrors(field: Field, values: FormValues): FormError[] {
  if (field.input !== 'files') return [];
  return getFiles(values[field.name]).flatMap((file, index) => {
    const code = getFileError(file);
    return code ? [{ field, code, index }] : [];
  });
}

interface FieldContext extends FormContext {
  readonly values: FormValues;
  readonly draft: Readonly<Record<string, unknown>>;
}

/**
 * Returns the error of a field that contradicts another field. The schema compares fields only once all are valid, but
 * the form reports errors immediately.
 */
function getCrossFieldCode(
  field: Field,
  { values, draft, now, isFirstPublication }: FieldContext,
): FormErrorCode | undefined {
  const { name } = field;
  if (isSkippedTime(field, values)) return 'skipped';
  const { startsAt, endsAt, deadlineAt, amountMin, amountMax, currency } = draft;
  if (name === 'endsAt') {
    // The end of an all-day event is the start of the next day, so an equal start and end are an error.
    const wrong = isBefore(endsAt, startsAt) || (values['allDay'] === true && isSame(endsAt, startsAt));
    return wrong ? 'before-start' : undefined;
  }
  if (name === 'deadlineAt') {
    if (draft['deadlineKind'] === 'fixed' && deadlineAt === undefined) return 'deadline';
    return isFirstPublication && isBefore(deadlineAt, now) ? 'past' : undefined;
  }
  if (name !== 'amountMax') return undefined;
  const some = amountMin !== undefined || amountMax !== undefined;
  return some !== (currency !== undefined) || Number(amountMin) > Number(amountMax) ? 'amount' : undefined;
}

/** Returns true for a local time that clocks skip. Such a time is an error, because any correction would be a guess. */
function isSkippedTime({ name, input, zoneIn = '', dayOnly, when }: Field, values: FormValues): boolean {
  if (input !== 'dateTime' || dayOnly?.(values) === true || when?.(values) === false) return false;
  return isSkipped(getText(values[zoneIn]), getText(values[name]));
}

function isBefore(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date && a < b;
}

function isSame(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
}

type Path = NonNullable<v.BaseIssue<unknown>['path']>;

function getIssues(kind: Kind, draft: object): readonly v.BaseIssue<unknown>[] {
  const dateTime = new Date(0);
  const bookkeeping = {
    status: 'published',
    authorUid: 'x',
    authorUsername: 'xx',
    authorName: 'xx',
    sample: false,
    createdAt: dateTime,
    updatedAt: dateTime,
    publishedAt: dateTime,
    revision: 1,
  };
  return v.safeParse<v.GenericSchema>(wholeKinds[kind].schema, { ...draft, ...bookkeeping }).issues ?? [];
}

function toErrors(
  fields: readonly Field[],
  path: Path | readonly [],
  message: string,
  values: FormValues,
): FormError[] {
  const keys = path.map(({ key }) => key);
  const last = keys.at(-1);
  const place = typeof last === 'number' ? last : undefined;
  const name = (place === undefined ? keys : keys.slice(0, -1)).join('.');
  const field = fields.find((candidate) => (candidate.path ?? candidate.name) === name);
  if (!field) {
    // The error may be inside the value of a field, such as the width of a cover.
    const around = fields.find((candidate) => name.startsWith(`${candidate.name}.`) && candidate.input !== 'files');
    return around ? [{ field: around, code: 'malformed' }] : [];
  }
  const missing = isMissing(field, values) || !codes.some((code) => code === message);
  const code = missing ? 'missing' : (codes.find((schemaCode) => schemaCode === message) ?? 'missing');
  if (place === undefined) return [{ field, code }];
  // Convert the index to the index in the form, because blank lines are not sent.
  return [{ field, code, index: getFilledEntries(values, field)[place]?.index ?? place }];
}

function isMissing({ name, input }: Field, values: FormValues): boolean {
  const value = values[name];
  if (Array.isArray(value)) return value.length === 0;
  return input !== 'flag' && input !== 'cover' && input !== 'files' && getText(value).trim() === '';
}
