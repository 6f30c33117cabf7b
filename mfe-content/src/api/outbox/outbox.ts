import { drafts } from '../../lib/drafts/drafts';
import { createOutbox } from './createOutbox';

export type { Outcome } from './Outcome';

/** The page's one sender of drafts. */
export const outbox = createOutbox(drafts);
