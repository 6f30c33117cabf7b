import { ChangeSignal } from './ChangeSignal';
import type { Draft } from './Draft';
import { DraftStorage } from './DraftStorage';
import type { DraftStore } from './DraftStore';
import { RevisionTracker } from './RevisionTracker';
import { isVersion, type Version } from './Version';

/** Creates the draft store of a page. Does not open the database before the first call. */
export function createDraftStore(): DraftStore {
  const revisions = new RevisionTracker();
  const signal = new ChangeSignal('adp.content.drafts');
  const storage = new DraftStorage(
    () => signal.notify(),
    () => void enqueue(async () => storage.adopt()).then(() => signal.notify()),
  );
  let last: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so that a page never conflicts with itself. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const task = last.then(work);
    last = task.catch(() => undefined);
    return task;
  }

  return {
    get(key) {
      revisions.forgetRevision(key);
      return enqueue(async () => {
        const entry = await storage.get(key);
        return isVersion(entry) ? revisions.markSeen(entry) : undefined;
      });
    },

    list: () =>
      enqueue(async () => {
        const versions = await storage.list();
        return versions.map((version) => revisions.markSeen(version)).sort((a, b) => b.savedAt - a.savedAt);
      }),

    save(draft) {
      // Assign the version id before queueing, because the order of calls is the order of typing.
      const typed = revisions.toTypedVersion(draft);
      return enqueue(async () => {
        let stored: Version = typed;
        const written = await storage.write(draft.key, async (batch) => {
          stored = await batch.add(typed);
        });
        // Do not wait while other drafts move into the database.
        void enqueue(() => storage.adopt());
        return { draft: revisions.markSeen(stored), forked: stored.draft.key !== draft.key, ...written };
      });
    },

    saveSync: (draft) => storage.saveSync(revisions.getSlot(draft.key), revisions.toTypedVersion(draft)),

    change: (key, change) =>
      enqueue(async () => {
        let outcome: { readonly stored?: Version; readonly thrown?: unknown } = {};
        await storage.write(key, async (batch) => {
          const entry = await batch.get(key);
          outcome = isVersion(entry) ? applyChange(entry, change) : {};
          if (outcome.stored && outcome.stored !== entry) batch.put(key, outcome.stored);
        });
        if ('thrown' in outcome) throw outcome.thrown;
        return outcome.stored && revisions.markSeen(outcome.stored);
      }),

    remove: (key) => enqueue(() => storage.remove(key)),

    subscribe: (listener) => signal.subscribe(listener),
  };

  function applyChange(stored: Version, change: (draft: Draft) => Draft | undefined) {
    try {
      const draft = change(stored.draft);
      return { stored: draft ? revisions.toChangedVersion(stored, draft) : stored };
    } catch (thrown) {
      return { thrown };
    }
  }
}
