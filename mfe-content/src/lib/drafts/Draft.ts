import type { DataErrorCode } from '@adp/shared-data/client';
import type { ItemStatus } from '@adp/shared-data/writer';
import type { FormValues } from '../forms/FormValues';
import type { Kind } from '../kinds';

/** A text that has not been sent yet, as this device stores it (`draftRecord.ts`). Plain JSON. */
export interface Draft {
  /** The draft's name in URLs. A new item's draft has the id that the item will have. */
  readonly key: string;
  readonly kind: Kind;
  readonly itemId: string;
  /** The stored item that it changes; null for a new item. */
  readonly base: DraftBase | null;
  /** Uid of the member who wrote it; null if no member was signed in. */
  readonly owner: string | null;
  readonly values: FormValues;
  /** The time of the last save, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Counts the saves, so that a tab notices that another one has saved. */
  readonly rev: number;
  /** Set while the draft waits to be sent. */
  readonly queued?: Queued;
  /** The id of a notification that an earlier attempt did not send. */
  readonly pendingNotificationId?: string;
}

export interface DraftBase {
  readonly version: string;
  readonly status: ItemStatus;
}

/** The request to send a draft, and its progress. */
export interface Queued {
  readonly to: 'published' | 'draft' | 'in_review' | 'scheduled';
  /** With `scheduled`: the time of publication, in milliseconds since 1970. */
  readonly publishAt?: number;
  /** The time of the request, in milliseconds since 1970. */
  readonly since: number;
  /** The same for every attempt, so that the author is notified once. */
  readonly notificationId: string;
  /** The error that the member has to resolve; without one, the draft waits for the network or its turn. */
  readonly error?: DataErrorCode;
  /** The text that is already stored as the version of `base`, so that it is not sent again. */
  readonly written?: { readonly version: string; readonly hash: string };
}

/** The status that a member requests. A schedule has its time. */
export type Target = Exclude<Queued['to'], 'scheduled'> | { readonly publishAt: number };

export function toTarget({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Target {
  return to === 'scheduled' ? { publishAt } : to;
}
