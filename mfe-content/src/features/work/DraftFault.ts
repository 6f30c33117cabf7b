import type { DataErrorCode } from '@adp/shared-data';
import type { Draft } from '../../lib/drafts/Draft';

/** Why a draft waits for the member: its message is `work.needs.<fault>`, where there is one. */
export type DraftFault = DataErrorCode | 'no-name';

/** Why a draft that was to be sent waits for the member; undefined where it does not. */
export function faultOf({ base, queued }: Pick<Draft, 'base' | 'queued'>): DraftFault | undefined {
  const fault = queued?.fault;
  // The outbox goes on by itself once the member is signed in.
  if (fault === 'signed-out') return undefined;
  // Nothing is looked for to create an item but the member's own name.
  return fault === 'not-found' && base === null ? 'no-name' : fault;
}

/** Whether a draft can only be sent once it has been opened: as it is, it would fail again. */
export function isForTheForm(fault: DraftFault | undefined): boolean {
  return fault === 'invalid' || fault === 'conflict' || fault === 'not-found' || fault === 'already-exists';
}
