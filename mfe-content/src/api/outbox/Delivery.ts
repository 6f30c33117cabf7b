import type { DataReader, Versioned, DataErrorCode } from '@adp/shared-data/client';
import { wholeKinds, type WritableKind } from '@adp/shared-data/content';
import type { DataFiles } from '@adp/shared-data/files';
import type { Author, DataWriter } from '@adp/shared-data/writer';
import type { Draft, DraftBase, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import type { Kind } from '../../lib/kinds';

export type QueuedDraft = Draft & { readonly queued: Queued };

export interface Delivery {
  readonly uid: string;
  readonly store: DraftStore;
  readonly reader: DataReader;
  readonly writer: DataWriter;
  /** Loads the file service. Called only if the draft has a cover to upload. */
  readonly files: () => Promise<DataFiles>;
  /** Reads the byline of a new item. With `refresh`, reads the stored profile instead of the session. */
  readonly getAuthor: (refresh?: boolean) => Promise<Author>;
  /** Returns true if the site reviews this member's publications. Called only after the site has refused to publish. */
  readonly needsReview?: ((draft: Draft) => Promise<boolean>) | undefined;
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Stored {
  readonly authorUid: string;
  readonly status: DraftBase['status'];
  readonly publishedAt?: Date;
}

export interface Attempt extends Delivery {
  readonly status: Queued['to'];
  readonly isNew: boolean;
  /** Reads the stored item. Resolves to undefined if the item belongs to another member or cannot be read. */
  readonly readStored: (draft: Draft) => Promise<Versioned<Stored> | undefined>;
  /** Applies a change to the stored draft at once, so that a later attempt resumes from that step. */
  readonly record: (draft: QueuedDraft, change: DraftChange) => Promise<QueuedDraft>;
}

export type DraftChange = (draft: Draft) => Draft;

/** An idempotent step of sending a draft. Resolves to the change to record, or to undefined if there is nothing to do. */
export type Step = (draft: QueuedDraft, attempt: Attempt) => Promise<DraftChange | undefined>;

export const getSource = (kind: Kind): WritableKind<Stored> => wholeKinds[kind];

/** Returns the status to request: `published` if a scheduled time has passed while the draft was waiting. */
export function getStatus({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Queued['to'] {
  return to === 'scheduled' && publishAt <= Date.now() ? 'published' : to;
}

export type Outcome =
  | {
      readonly done: true;
      readonly kind: Kind;
      readonly id: string;
      readonly title: string;
      readonly status: DraftBase['status'];
      readonly key: string;
    }
  | {
      readonly done: false;
      readonly key: string;
      readonly error: DataErrorCode;
      /** True if the outbox will try to send the draft again. */
      readonly waits: boolean;
    };
