import type { Draft } from '../../../lib/drafts/Draft';
import type { DraftStore } from '../../../lib/drafts/DraftStore';

/** Creates a draft store in memory, which works with fake timers. */
export function createMemoryDrafts(first: readonly Draft[] = []): DraftStore {
  const saved = new Map(first.map((draft) => [draft.key, draft]));
  const listeners = new Set<() => void>();
  const put = (draft: Draft): Draft => {
    const next = { ...draft, rev: draft.rev + 1 };
    saved.set(draft.key, next);
    for (const listener of listeners) listener();
    return next;
  };
  return {
    get: (key) => Promise.resolve(saved.get(key)),
    list: () => Promise.resolve([...saved.values()]),
    save: (draft) => Promise.resolve({ draft: put(draft), where: 'device', withoutPicture: false, forked: false }),
    saveSync: (draft) => {
      put(draft);
      return true;
    },
    change: (key, change) => {
      const standing = saved.get(key);
      const changed = standing && change(standing);
      return Promise.resolve(changed ? put(changed) : standing);
    },
    remove: (key) => {
      saved.delete(key);
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
