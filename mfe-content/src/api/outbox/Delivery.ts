import type { DataReader, Versioned } from '@adp/shared-data/client';
import type { WritableKind } from '@adp/shared-data/content';
import type { DataFiles } from '@adp/shared-data/files';
import type { Author, DataWriter } from '@adp/shared-data/writer';
import type { Draft, DraftBase, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';
import type { Kind } from '../../lib/kinds';
import { sources } from '../sources';

export type QueuedDraft = Draft & { readonly queued: Queued };

/** The services that send a draft, and the member it is sent for. */
export interface Delivery {
  readonly uid: string;
  readonly store: DraftStore;
  readonly reader: DataReader;
  readonly writer: DataWriter;
  /** Called only if there is a cover to upload. */
  readonly files: () => Promise<DataFiles>;
  /** The byline of a new item; with `refresh`, as it is stored. */
  readonly getAuthor: (refresh?: boolean) => Promise<Author>;
  /** Returns true if the site reviews what this member publishes. Called only after a refusal. */
  readonly needsReview?: ((draft: Draft) => Promise<boolean>) | undefined;
  /** The progress of the cover from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The fields of a stored item that the steps read. */
export interface Stored {
  readonly authorUid: string;
  readonly status: DraftBase['status'];
  readonly publishedAt?: Date;
}

export interface Attempt extends Delivery {
  readonly status: Queued['to'];
  /** True if the draft began as a new item. */
  readonly isNew: boolean;
  /** Reads the stored item; undefined unless it belongs to the member and can be read. */
  readonly readStored: (draft: Draft) => Promise<Versioned<Stored> | undefined>;
  /** Changes the stored draft at once, so that a later attempt continues there. Resolves to this copy with the same change. */
  readonly record: (draft: QueuedDraft, change: DraftChange) => Promise<QueuedDraft>;
}

export type DraftChange = (draft: Draft) => Draft;

/** One step of sending a draft. Idempotent. Resolves to the change to record; undefined if there is nothing to do. */
export type Step = (draft: QueuedDraft, attempt: Attempt) => Promise<DraftChange | undefined>;

export const getSource = (kind: Kind): WritableKind<Stored> => sources[kind];
