import type { Author, DataFiles, DataReader, DataWriter } from '@adp/shared-data';
import type { Draft, Queued } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';

export type QueuedDraft = Draft & { readonly queued: Queued };

/** What a draft is sent with, and in whose name. */
export interface Delivery {
  readonly uid: string;
  readonly store: DraftStore;
  readonly reader: DataReader;
  readonly writer: DataWriter;
  /** Asked for where there is a picture to upload. */
  readonly files: () => Promise<DataFiles>;
  /** The byline of a new item; `anew` as it is stored. */
  readonly getAuthor: (refresh?: boolean) => Promise<Author>;
  /** How much of the picture has gone out, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}
