import type { Draft } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';

/** Applies a change to this copy of the draft and to the stored one. */
export async function updateDraft(draft: Draft, store: DraftStore, change: (draft: Draft) => Draft): Promise<Draft> {
  await store.change(draft.key, change);
  return change(draft);
}
