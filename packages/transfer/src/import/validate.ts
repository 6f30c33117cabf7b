import { bookkeepingFields, type ImportedKind, wholeKinds } from '@adp/shared-data/content';
import { isObject } from '@adp/shared-data/fields';
import * as v from 'valibot';
import type { Draft, Refusal } from './Draft';

const reasons: Readonly<Record<string, string>> = {
  text: 'is missing',
  list: 'is missing',
  number: 'is not a whole number',
  date: 'is no date',
  choice: "is not on the site's list, or not known",
  invisible: 'has no visible characters',
  malformed: 'is not in the required format',
  twice: 'contains the same value twice',
  deadline: 'needs both a day and a time zone',
  amount: 'needs a currency, and a smallest amount below the largest',
};

/** Units of limits, by schema error code. Without a unit, the limit applies to the value itself. */
const units: Readonly<Record<string, readonly [one: string, other: string]>> = {
  'too-short': ['character', 'characters'],
  'too-long': ['character', 'characters'],
  'too-few': ['entry', 'entries'],
  'too-many': ['entry', 'entries'],
};

const setByWriter = new Set<string>(bookkeepingFields);

/** Validates an item as if an author had written it today. Returns only the fields of the schema. */
export function validate(
  kind: ImportedKind,
  { fields, refusals }: Draft,
): { readonly refusals: readonly Refusal[]; readonly fields: Draft['fields'] } {
  const day = new Date(0);
  const bookkeeping = {
    status: 'published',
    authorUid: 'x',
    authorUsername: 'xx',
    authorName: 'xx',
    revision: 1,
    createdAt: day,
    updatedAt: day,
    publishedAt: day,
  };
  const { issues = [], output } = v.safeParse(wholeKinds[kind].schema, { sample: false, ...fields, ...bookkeeping });
  const errors = new Map(refusals.map((refusal): [string, Refusal] => [refusal.field, refusal]));
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : '';
    if (!errors.has(field)) errors.set(field, { field, reason: toReason(issue, fields[field]) });
  }
  const entries = Object.entries(isObject(output) ? output : {});
  return {
    refusals: [...errors.values()],
    fields: {
      ...Object.fromEntries(entries.filter(([name]) => !setByWriter.has(name))),
      ...(fields.sample === true ? { sample: true } : {}),
    },
  };
}

function toReason({ message: code, expected, received, path }: v.BaseIssue<unknown>, value: unknown): string {
  const [field, ...entry] = (path ?? []).map(({ key }) => key);
  if (value === undefined) return field === 'type' ? (reasons.choice ?? '') : 'is missing';
  const about = entry.map((key) => (typeof key === 'number' ? `entry ${key + 1} ` : `${String(key)} `)).join('');
  const [, bound, limit = ''] = /^([<>])=(.+)$/.exec(expected ?? '') ?? [];
  if (bound === undefined) return `${about}${reasons[code] ?? `is not accepted (${code})`}`;
  const unit = units[code]?.[received === '1' ? 0 : 1];
  const size = unit === undefined ? `is ${received}` : `has ${received} ${unit}`;
  return `${about}${size}; the ${bound === '>' ? 'minimum' : 'maximum'} is ${limit}`;
}
