import type { DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { getTime } from '../background/events';
import { retention } from './mailQueue';

/**
 * Stops all emails to an address that has bounced or complained, until it is deleted with everything that belongs to
 * it. A member's address has no document before the first stop, and receives emails again after the deletion.
 */
export function toStop(
  id: string,
  stored: FoundDocument | undefined,
  { cause, at }: { readonly cause: 'bounced' | 'complained'; readonly at: Date },
): DocumentWrite {
  const latest = new Date(at.getTime() + retention);
  const deletion = stored && getTime(stored.fields, 'delete_at');
  const fields = {
    state: 'stopped',
    [`${cause}_at`]: at,
    delete_at: deletion && deletion < latest ? deletion : latest,
  };
  return {
    path: `subscribers/${id}`,
    fields,
    mask: Object.keys(fields),
    ...(cause === 'bounced' && { increment: 'bounces' }),
    // The address may have been deleted in the meantime.
    ...(stored && { precondition: { exists: true } }),
  };
}
