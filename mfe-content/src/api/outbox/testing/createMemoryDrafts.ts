import type { Draft } from '../../../lib/drafts/Draft';
import type { DraftStore } from '../../../lib/drafts/DraftStore';

/** A store of drafts in memory that needs no time, for tests that turn the clock. */
export function createMemoryDrafts(first: readonly Draft[] = []): DraftStore {
  const kept = new Map(first.map((draft) => [draft.key, draft]));
  const listeners = new Set<() => void>();
  const put = (draft: Draft): Draft => {
    const next = { ...draft, rev: draft.rev + 1 };
    kept.set(draft.key, next);
    for (const listener of listeners) listener();
    return next;
  };
  return {
    get: (key) => Promise.resolve(kept.get(key)),
    list: () => Promise.resolve([...kept.values()]),
    keep: (draft) => Promise.resolve({ draft: put(draft), where: 'device', withoutPicture: false, forked: false }),
    keepNow: (draft) => {
      put(draft);
      return true;
    },
    change: (key, change) => {
      const standing = kept.get(key);
      const changed = standing && change(standing);
      return Promise.resolve(changed ? put(changed) : standing);
    },
    remove: (key) => {
      kept.delete(key);
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
