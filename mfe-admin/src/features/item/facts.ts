import { getLocalTimeField, localTimeFields } from '@adp/shared-data/fields';
import type { ReviewedItem } from '@adp/shared-data/review';
import { toWallTime } from '@adp/shared-ui/calendar';
import { formatDate } from '@adp/shared-ui/format';

const omittedFields = new Set([
  ...['id', 'kind', 'title', 'summary', 'body', 'cover', 'status', 'authorUid', 'authorUsername', 'authorName'],
  ...['createdAt', 'updatedAt', 'publishedAt', 'revision', 'sample'],
  ...['translations', 'translatedInto'],
  // Local times are merged into the fields with their UTC times.
  ...Object.values(localTimeFields),
]);

export interface Fact {
  readonly name: string;
  readonly value: unknown;
  readonly comparedWith: unknown;
  readonly isChanged: boolean;
}

export function toFacts(item: ReviewedItem, compared?: ReviewedItem): readonly Fact[] {
  const others = new Map<string, unknown>(Object.entries(compared ? toShown(compared) : {}));
  return Object.entries(toShown(item))
    .filter(([name, value]) => !omittedFields.has(name) && !isEmpty(value))
    .map(([name, value]: [string, unknown]) => ({
      name,
      value,
      comparedWith: others.get(name),
      isChanged: compared !== undefined && JSON.stringify(value) !== JSON.stringify(others.get(name)),
    }));
}

/** Replaces each time that has a time zone with the announced local time, regardless of the reviewer's time zone. */
function toShown(item: ReviewedItem): Readonly<Record<string, unknown>> {
  const fields: Readonly<Record<string, unknown>> = { ...item };
  const toText = (name: string, value: unknown) => {
    const localField = getLocalTimeField(name);
    if (localField === undefined || !(value instanceof Date)) return value;
    const { timezone, [localField]: local } = fields;
    const wall = toWallTime(
      value,
      typeof timezone === 'string' ? timezone : 'UTC',
      typeof local === 'string' ? local : undefined,
    );
    return formatDate(wall, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(name, value)]));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
