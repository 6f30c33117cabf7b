import type { Queued } from '../../lib/drafts/Draft';

/** Returns the status to request: `published` if a scheduled time has passed while the draft was waiting. */
export function getStatus({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Queued['to'] {
  return to === 'scheduled' && publishAt <= Date.now() ? 'published' : to;
}
