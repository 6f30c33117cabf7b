import { createDraftStore } from './createDraftStore';

/** The draft store of this page. Shared, so that the page never conflicts with itself. */
export const drafts = createDraftStore();
