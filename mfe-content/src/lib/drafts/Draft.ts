import type { DataErrorCode } from '@adp/shared-data';
import type { WrittenKind } from '../kinds';
import type { FormValues } from '../forms/FormValues';

/** Something written and not sent yet, as this device keeps it. Plain JSON. */
export interface Draft {
  /** Its name in the address; a new item's draft has the id that the item will have. */
  readonly key: string;
  readonly kind: WrittenKind;
  readonly itemId: string;
  /** What it changes; null for a new item. */
  readonly base: DraftBase | null;
  /** The member who wrote it; null where nobody was signed in. */
  readonly owner: string | null;
  readonly values: FormValues;
  /** When it was kept last, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Counts how often it was kept: by it a tab sees that another one has written. */
  readonly rev: number;
  /** There while it is to be sent. */
  readonly queued?: Queued;
  /** By an earlier sending it has become public, and its author has not been told yet: the id of that notification. */
  readonly untold?: string;
}

/** The stored item that an edit began from. */
export interface DraftBase {
  readonly version: string;
  readonly status: 'draft' | 'published' | 'archived';
}

/** What is to become of a draft, and how far that is. */
export interface Queued {
  readonly to: 'published' | 'draft';
  /** When it was asked for, in milliseconds since 1970. */
  readonly since: number;
  /** The id of the notification: it is told once, however often it is sent. */
  readonly noticeId: string;
  /** Why it waits for the member; without it, it waits for the network or its turn. */
  readonly fault?: DataErrorCode;
  /** The text that stands already, as the version that `base` names: it is not sent again. */
  readonly written?: { readonly version: string; readonly print: string };
}
