import { bookkeepingFields, contentKinds, type ImportedKind, wholeKinds } from '@adp/shared-data/content';
import { describeFields } from '@adp/shared-data/fields';
import { toDoi } from './addresses';
import type { Draft, Refusal } from './Draft';
import { readTimeZone } from './readTimeZone';

const bookkeeping = new Set<string>([...bookkeepingFields, 'id', 'source']);
/** Fields whose links would not work here, or would reveal readers to the other site. */
const siteFields = ['cover', 'replaces', 'replacedBy'];

/** Converts an item from this site, or from another site with the same software, to a draft. */
export function fromApiItem(item: Readonly<Record<string, unknown>>, kind: ImportedKind, site: string): Draft {
  const { sample, source, timezone } = item;
  const refusals: Refusal[] = [];
  const zone =
    typeof timezone === 'string'
      ? { timezone: readTimeZone(timezone, (field, reason) => refusals.push({ field, reason })) }
      : {};
  const dates = listDates(kind);
  const omitted = siteFields.filter((name) => item[name] !== undefined);
  const entries = Object.entries(item)
    .filter(([name]) => !bookkeeping.has(name) && !omitted.includes(name))
    .map(([name, value]): [string, unknown] => [
      name,
      dates.includes(name) && typeof value === 'string' ? new Date(value) : value,
    ]);
  const page =
    typeof source === 'string' && source.startsWith('https:') && !source.startsWith(`${site}/`)
      ? { [contentKinds[kind].importSource]: source }
      : {};
  return {
    fields: { ...page, ...Object.fromEntries(entries), ...zone, ...(sample === true ? { sample } : {}) },
    doi: typeof item.doi === 'string' ? toDoi(item.doi) : undefined,
    address: typeof source === 'string' ? source : undefined,
    notes: omitted.map((name) => `${name}: omitted, because it belongs to the other site`),
    refusals,
  };
}

function listDates(kind: ImportedKind): readonly string[] {
  const entries = Object.entries(wholeKinds[kind].schema.entries).filter(([name]) => !bookkeeping.has(name));
  return describeFields(Object.fromEntries(entries)).flatMap(({ name, type }) => (type === 'date' ? name : []));
}
