import { createDraftStore } from './createDraftStore';

/** The page's drafts. Every part of the page uses this one store, so that it never conflicts with itself. */
export const drafts = createDraftStore();
