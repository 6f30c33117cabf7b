import type { Draft } from '../../lib/drafts/Draft';
import type { DraftStore } from '../../lib/drafts/DraftStore';

/** Makes a change of the draft in hand, and of the same draft as it is kept by now. */
export async function updateDraft(draft: Draft, store: DraftStore, change: (draft: Draft) => Draft): Promise<Draft> {
  await store.change(draft.key, change);
  return change(draft);
}
