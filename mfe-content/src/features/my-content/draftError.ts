import type { DataErrorCode } from '@adp/shared-data/client';
import type { Draft } from '../../lib/drafts/Draft';

/** Why a draft waits for the member: its message is `myContent.failed.<code>`, where there is one. */
export type DraftErrorCode = DataErrorCode | 'no-name';

/** Why a draft that was to be sent waits for the member; undefined where it does not. */
export function getDraftError({ base, queued }: Pick<Draft, 'base' | 'queued'>): DraftErrorCode | undefined {
  const error = queued?.error;
  // The outbox goes on by itself once the member is signed in.
  if (error === 'signed-out') return undefined;
  // Nothing is looked for to create an item but the member's own name.
  return error === 'not-found' && base === null ? 'no-name' : error;
}

/** Whether a draft can only be sent once it has been opened: as it is, it would fail again. */
export function needsForm(error: DraftErrorCode | undefined): boolean {
  return error === 'invalid' || error === 'conflict' || error === 'not-found' || error === 'already-exists';
}
