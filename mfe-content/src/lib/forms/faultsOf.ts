import { articles, events, opportunities, products } from '@adp/shared-data';
import * as v from 'valibot';
import type { WrittenKind } from '../kinds';
import { draftOf, filledEntries } from './draftOf';
import type { Field } from './Field';
import type { FormValues } from './FormValues';
import { textOf } from './values';
import { fieldsOf } from './sections';

const kinds = { article: articles, event: events, opportunity: opportunities, product: products } as const;

/** What is wrong with a form, in terms that messages exist for: `write.fault.<code>`. */
export interface Fault {
  readonly field: Field;
  readonly code: FaultCode;
  /** Of a list, which of its lines. */
  readonly place?: number;
}

/** Codes of the schemas, and two of the form's own. */
const codes = [
  'amount',
  'before-start',
  'choice',
  'date',
  'deadline',
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
export type FaultCode = (typeof codes)[number] | 'missing' | 'past';

interface Judging {
  readonly now: Date;
  /** Whether it is to be shown for the first time: then its deadline is still to come. */
  readonly first: boolean;
}

/** What keeps a form from being sent, in the order of its fields; nothing where the item fits its schema. */
export function faultsOf(kind: WrittenKind, values: FormValues, { now, first }: Judging): readonly Fault[] {
  const fields = fieldsOf(kind);
  const draft = draftOf(kind, values);
  const found = issuesOf(kind, draft).flatMap(({ path, message }) => faultAt(fields, path ?? [], message, values));
  const { startsAt, endsAt, deadlineAt } = draft;
  const own: Fault[] = fields.flatMap((field): Fault[] => {
    // The schema compares the two only once every other field is sound; the form says it at once.
    if (field.name === 'endsAt' && isBefore(endsAt, startsAt)) return [{ field, code: 'before-start' }];
    return field.name === 'deadlineAt' && first && isBefore(deadlineAt, now) ? [{ field, code: 'past' }] : [];
  });
  const inOrder = [...found, ...own].sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
  // One field, one word: the first thing that is wrong with it.
  return inOrder.filter(
    ({ field, place }, index) => inOrder.findIndex((other) => other.field === field && other.place === place) === index,
  );
}

function isBefore(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date && one < other;
}

type Path = NonNullable<v.BaseIssue<unknown>['path']>;

function issuesOf(kind: WrittenKind, draft: object): readonly v.BaseIssue<unknown>[] {
  const moment = new Date(0);
  const bookkeeping = {
    status: 'published',
    authorUid: 'x',
    authorUsername: 'xx',
    authorName: 'xx',
    sample: false,
    createdAt: moment,
    updatedAt: moment,
    publishedAt: moment,
    revision: 1,
  };
  return v.safeParse<v.GenericSchema>(kinds[kind].schema, { ...draft, ...bookkeeping }).issues ?? [];
}

function faultAt(fields: readonly Field[], path: Path | readonly [], message: string, values: FormValues): Fault[] {
  const keys = path.map(({ key }) => key);
  const last = keys.at(-1);
  const place = typeof last === 'number' ? last : undefined;
  const name = (place === undefined ? keys : keys.slice(0, -1)).join('.');
  const field = fields.find((one) => (one.path ?? one.name) === name);
  if (!field) return [];
  const missing = isMissing(field, values) || !codes.some((code) => code === message);
  const code = missing ? 'missing' : (codes.find((one) => one === message) ?? 'missing');
  if (place === undefined) return [{ field, code }];
  // Empty lines are not sent: the line that is meant stands further down in the form.
  return [{ field, code, place: filledEntries(values, field)[place]?.place ?? place }];
}

function isMissing({ name, input }: Field, values: FormValues): boolean {
  const value = values[name];
  if (Array.isArray(value)) return value.length === 0;
  return input !== 'flag' && input !== 'cover' && textOf(value).trim() === '';
}
