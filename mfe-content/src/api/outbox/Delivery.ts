import type { DataReader } from '@adp/shared-data/client';
import type { DataFiles } from '@adp/shared-data/files';
import type { Author, DataWriter } from '@adp/shared-data/writer';
import type { Draft, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';

export type QueuedDraft = Draft & { readonly queued: Queued };

/** The services that send a draft, and the member it is sent for. */
export interface Delivery {
  readonly uid: string;
  readonly store: DraftStore;
  readonly reader: DataReader;
  readonly writer: DataWriter;
  /** Called only if there is a picture to upload. */
  readonly files: () => Promise<DataFiles>;
  /** The byline of a new item; with `refresh`, as it is stored. */
  readonly getAuthor: (refresh?: boolean) => Promise<Author>;
  /** Whether the site reviews what this member publishes; asked only after a refusal. */
  readonly needsReview?: ((draft: Draft) => Promise<boolean>) | undefined;
  /** The progress of the picture from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
