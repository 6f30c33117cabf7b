import type { DataErrorCode } from '@adp/shared-data/client';
import type { DraftBase } from '../../lib/drafts/Draft';
import type { Kind } from '../../lib/kinds';

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
