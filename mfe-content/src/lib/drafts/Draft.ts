import type { DataErrorCode } from '@adp/shared-data/client';
import type { ItemStatus } from '@adp/shared-data/writer';
import type { FormValues } from '../forms/FormValues';
import type { Kind } from '../kinds';

/** A text that has not been sent yet, stored on this device (see `draftRecord.ts`). Plain JSON. */
export interface Draft {
  /** The draft's id in URLs. For a new item, initially the same as `itemId`. */
  readonly key: string;
  readonly kind: Kind;
  readonly itemId: string;
  /** The version and status of the stored item that the draft changes; null for a new item. */
  readonly base: DraftBase | null;
  /** The uid of the member who wrote the draft; null if no member was signed in. */
  readonly owner: string | null;
  readonly values: FormValues;
  /** The time of the last save, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The number of saves. A tab compares this number to detect that another tab has saved the draft. */
  readonly rev: number;
  /** The request to send the draft. Set until the draft is sent or withdrawn. */
  readonly queued?: Queued;
  /** The id of a notification that an earlier attempt failed to send. */
  readonly pendingNotificationId?: string;
}

export interface DraftBase {
  readonly version: string;
  readonly status: ItemStatus;
}

export interface Queued {
  readonly to: 'published' | 'draft' | 'in_review' | 'scheduled';
  /** The time of publication, in milliseconds since 1970. Set only if `to` is `scheduled`. */
  readonly publishAt?: number;
  /** The time of the submission, in milliseconds since 1970. */
  readonly since: number;
  /** The id of the author's notification. Every attempt uses the same id, so that the author is notified only once. */
  readonly notificationId: string;
  /** The error that the member has to resolve. Without an error, the draft waits for the network or for other drafts. */
  readonly error?: DataErrorCode;
  /** The version and hash of the text that the site has already stored, so that the text is not sent again. */
  readonly written?: { readonly version: string; readonly hash: string };
}

/** The status that a member requests, or the time of a scheduled publication. */
export type Target = Exclude<Queued['to'], 'scheduled'> | { readonly publishAt: number };

export function toTarget({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Target {
  return to === 'scheduled' ? { publishAt } : to;
}
