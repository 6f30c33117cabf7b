import type { Queued } from '../../lib/drafts/Draft';

/** What a queued draft becomes now: what was scheduled for a time that has passed while it waited is published at once. */
export function getStatus({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Queued['to'] {
  return to === 'scheduled' && publishAt <= Date.now() ? 'published' : to;
}
