import type { DataErrorCode } from '@adp/shared-data/client';
import type { Draft } from '../../lib/drafts/Draft';

/** The error of a draft that waits for the member. Its message is `myContent.failed.<code>`. */
export type DraftErrorCode = DataErrorCode | 'no-name';

/** Returns the error of a draft that waits for the member; undefined if it does not. */
export function getDraftError({ base, queued }: Pick<Draft, 'base' | 'queued'>): DraftErrorCode | undefined {
  const error = queued?.error;
  // The outbox continues when the member signs in.
  if (error === 'signed-out') return undefined;
  // Creating an item reads only the member's own name.
  return error === 'not-found' && base === null ? 'no-name' : error;
}

/** Returns true if a draft must be opened before it is sent, because the same text would fail again. */
export function needsForm(error: DraftErrorCode | undefined): boolean {
  return error === 'invalid' || error === 'conflict' || error === 'not-found' || error === 'already-exists';
}
