import type { Queued } from '../../lib/drafts/Draft';

/** Returns the status that a queued draft is to have. A schedule whose time has passed while it waited means publishing. */
export function getStatus({ to, publishAt = 0 }: Pick<Queued, 'to' | 'publishAt'>): Queued['to'] {
  return to === 'scheduled' && publishAt <= Date.now() ? 'published' : to;
}
