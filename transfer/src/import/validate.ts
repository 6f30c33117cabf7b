import { bookkeepingFields, contentSchemas, limits } from '@adp/shared-data';
import * as v from 'valibot';
import type { Draft, ImportedKind, Refusal } from './Draft';

/** What a form says of each error of a schema, for a table of rows. */
const reasons: Readonly<Record<string, string>> = {
  text: 'is missing',
  list: 'is missing',
  number: 'is no whole number',
  date: 'is no date',
  choice: "is not on the site's list, or not known",
  malformed: 'is not in the form that it must have',
  twice: 'has the same value twice',
  deadline: 'needs both a day and a time zone',
  amount: 'needs a currency, and a smallest amount below the largest',
};

const setByWriter = new Set<string>(bookkeepingFields);

/**
 * The schema's own verdict, as if an author had written the item today; and the fields as it knows them, without any other that the source
 * brought along.
 */
export function validate(
  kind: ImportedKind,
  { fields, refusals }: Draft,
): { readonly refusals: readonly Refusal[]; readonly fields: Draft['fields'] } {
  const day = new Date(0);
  const bookkeeping = {
    ...{ status: 'published', authorUid: 'x', authorUsername: 'xx', authorName: 'xx', revision: 1 },
    ...{ createdAt: day, updatedAt: day, publishedAt: day },
  };
  const { issues = [], output } = v.safeParse(contentSchemas[kind], { sample: false, ...fields, ...bookkeeping });
  const found = new Map(refusals.map((refusal): [string, Refusal] => [refusal.field, refusal]));
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (!found.has(field)) found.set(field, { field, reason: toReason(field, issue.message, fields[field]) });
  }
  const known = Object.entries(typeof output === 'object' && output !== null ? output : {});
  return {
    refusals: [...found.values()],
    fields: {
      ...Object.fromEntries(known.filter(([name]) => !setByWriter.has(name))),
      // What is made up stays marked as such.
      ...(fields.sample === true ? { sample: true } : {}),
    },
  };
}

function toReason(field: string, code: string, value: unknown): string {
  if (value === undefined) return field === 'type' ? (reasons.choice ?? '') : 'is missing';
  const { min, max } = toRange(field);
  const size = typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : Number(value);
  const unit = typeof value === 'string' ? ' characters' : '';
  if (/^too-(short|few|small)$/.test(code)) return `has ${size}${unit}, and needs ${min} at least`;
  if (/^too-(long|many|big)$/.test(code)) return `has ${size}${unit}, and may have ${max} at most`;
  return reasons[code] ?? `is not accepted (${code})`;
}

function toRange(field: string): { readonly min: number; readonly max: number } {
  const range: unknown = Object.hasOwn(limits, field) ? Reflect.get(limits, field) : undefined;
  const part = (name: 'min' | 'max') =>
    typeof range === 'object' && range !== null && name in range ? Number(Reflect.get(range, name)) : 0;
  return { min: part('min'), max: part('max') };
}
