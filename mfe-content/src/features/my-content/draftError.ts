import type { DataErrorCode } from '@adp/shared-data/client';
import type { Draft } from '../../lib/drafts/Draft';

/** An error that the member must resolve before the draft can be sent. Message id: `myContent.failed.<code>`. */
export type DraftErrorCode = DataErrorCode | 'no-name';

export function getDraftError({ base, queued }: Pick<Draft, 'base' | 'queued'>): DraftErrorCode | undefined {
  const error = queued?.error;
  // The outbox sends the draft when the member signs in.
  if (error === 'signed-out') return undefined;
  // Creating an item reads only the member's profile, so `not-found` means that the member has none.
  return error === 'not-found' && base === null ? 'no-name' : error;
}

/** Returns true if a draft must be opened before it is sent, because the same text would fail again. */
export function needsForm(error: DraftErrorCode | undefined): boolean {
  return error === 'invalid' || error === 'conflict' || error === 'not-found' || error === 'already-exists';
}
