import { createDraftStore } from './createDraftStore';

/** The page's only store of drafts, so that it never conflicts with itself. */
export const drafts = createDraftStore();
