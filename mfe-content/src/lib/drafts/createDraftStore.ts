import { ChangeSignal } from './ChangeSignal';
import type { Draft } from './Draft';
import { DraftPlaces } from './DraftPlaces';
import type { DraftStore } from './DraftStore';
import { PageMarks } from './PageMarks';
import { isVersion, type Version } from './Version';

/** A store as one page has it. Nothing runs before its first use. */
export function createDraftStore(): DraftStore {
  const marks = new PageMarks();
  const signal = new ChangeSignal('adp.content.drafts');
  const places = new DraftPlaces(
    () => signal.tell(),
    () => void inLine(async () => places.adopt()).then(() => signal.tell()),
  );
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a page never is in its own way. */
  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    get(key) {
      marks.reads(key);
      return inLine(async () => {
        const found = await places.get(key);
        return isVersion(found) ? marks.saw(found) : undefined;
      });
    },

    list: () =>
      inLine(async () => {
        const found = await places.list();
        return found.map((version) => marks.saw(version)).sort((a, b) => b.savedAt - a.savedAt);
      }),

    keep(draft) {
      // Marked now: what is given later has been typed later.
      const typed = marks.typed(draft);
      return inLine(async () => {
        let stands: Version = typed;
        const written = await places.write(draft.key, async (plan) => {
          stands = await plan.add(typed);
        });
        // Not waited for: it is others' and can wait.
        void inLine(() => places.adopt());
        return { draft: marks.saw(stands), forked: stands.draft.key !== draft.key, ...written };
      });
    },

    keepNow: (draft) => places.putNow(marks.slotOf(draft.key), marks.typed(draft)),

    change: (key, change) =>
      inLine(async () => {
        let outcome: { readonly stands?: Version; readonly thrown?: unknown } = {};
        await places.write(key, async (plan) => {
          const found = await plan.at(key);
          outcome = isVersion(found) ? changed(found, change) : {};
          if (outcome.stands && outcome.stands !== found) plan.put(key, outcome.stands);
        });
        if ('thrown' in outcome) throw outcome.thrown;
        return outcome.stands && marks.saw(outcome.stands);
      }),

    remove: (key) => inLine(() => places.remove(key)),

    subscribe: (listener) => signal.subscribe(listener),
  };

  function changed(standing: Version, change: (draft: Draft) => Draft | undefined) {
    try {
      const draft = change(standing.draft);
      return { stands: draft ? marks.changed(standing, draft) : standing };
    } catch (thrown) {
      return { thrown };
    }
  }
}
