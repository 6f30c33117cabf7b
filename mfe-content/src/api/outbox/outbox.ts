import { drafts } from '../../lib/drafts/drafts';
import { createOutbox } from './createOutbox';

export type { Outcome } from './Outcome';

/** The page's only sender of drafts. */
export const outbox = createOutbox(drafts);
