import type { DataErrorCode } from '@adp/shared-data/client';
import type { ItemStatus } from '@adp/shared-data/writer';
import type { FormValues } from '../forms/FormValues';
import type { Kind } from '../kinds';

/** A text that is not sent yet, as this device stores it (`draftRecord.ts`). Plain JSON. */
export interface Draft {
  /** Its name in the address; a new item's draft has the id that the item will have. */
  readonly key: string;
  readonly kind: Kind;
  readonly itemId: string;
  /** The stored item that it changes; null for a new item. */
  readonly base: DraftBase | null;
  /** The member who wrote it; null where nobody was signed in. */
  readonly owner: string | null;
  readonly values: FormValues;
  /** When it was saved last, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Counts how often it was saved: a tab sees by it that another one has written. */
  readonly rev: number;
  /** Set while it is to be sent. */
  readonly queued?: Queued;
  /** An earlier attempt has published it without notifying its author: the id of that notification. */
  readonly pendingNotificationId?: string;
}

/** The stored item that an edit began from. */
export interface DraftBase {
  readonly version: string;
  readonly status: ItemStatus;
}

/** What a draft is to become, and how far that is. */
export interface Queued {
  readonly to: 'published' | 'draft' | 'in_review' | 'scheduled';
  /** With `scheduled`: when the site publishes it, in milliseconds since 1970. */
  readonly publishAt?: number;
  /** When the member requested it, in milliseconds since 1970. */
  readonly since: number;
  /** The same for every attempt, so that the author is notified once. */
  readonly notificationId: string;
  /** Why it waits for the member; without it, it waits for the network or its turn. */
  readonly error?: DataErrorCode;
  /** The text that is stored already, as the version that `base` names: it is not sent again. */
  readonly written?: { readonly version: string; readonly hash: string };
}

/** What a draft is to become, as a member requests it: the time is that of a schedule. */
export type Target = Exclude<Queued['to'], 'scheduled'> | { readonly publishAt: number };

/** What was requested of a queued draft, to request it again. */
export function toTarget({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Target {
  return to === 'scheduled' ? { publishAt } : to;
}
