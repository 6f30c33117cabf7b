import type { StoredFields } from '@adp/shared-data/administrator';
import { type ContentKind, contentKinds } from '@adp/shared-data/content';
import { getText, getTime } from '../../background/events';
import type { DatedItem } from './decideReminder';

/** The kinds whose items have a date, with the stored fields of the date. */
export const datedKinds = {
  event: { at: 'starts_at', local: 'starts_local' },
  opportunity: { at: 'deadline_at', local: 'deadline_local' },
} as const satisfies Partial<Record<ContentKind, { readonly at: string; readonly local: string }>>;
export type DatedKind = keyof typeof datedKinds;

export const datedKindNames = Object.keys(datedKinds) as readonly DatedKind[];

/** Returns the kind of the item at a path, such as `events/e1`. Returns undefined for a kind without dates. */
export function getDatedKind(path: string): DatedKind | undefined {
  return datedKindNames.find((kind) => path.startsWith(`${contentKinds[kind].collection}/`));
}

/** Returns the state of an item from its stored fields. An item that does not exist is unavailable. */
export function toDatedItem(kind: DatedKind, fields: StoredFields | undefined): DatedItem {
  if (fields?.['status'] !== 'published') return { state: 'unavailable' };
  const status = getText(fields, 'event_status');
  if (status === 'cancelled') return { state: 'cancelled' };
  const names = datedKinds[kind];
  const at = getTime(fields, names.at);
  if (!at || status === 'postponed') return { state: 'rolling' };
  return {
    state: 'dated',
    at,
    local: getText(fields, names.local) || undefined,
    timezone: getText(fields, 'timezone') || 'UTC',
    isEnd: kind === 'opportunity',
  };
}
