import { drafts } from '../../lib/drafts/drafts';
import { createOutbox } from './createOutbox';

export type { Outcome } from './Delivery';

/** The outbox of this page. All code uses this instance, so that a page has only one sender. */
export const outbox = createOutbox(drafts);
