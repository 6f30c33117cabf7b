import { useEffect } from 'react';
import { invalidateItems } from '../../api/ItemStore';
import { invalidateLists } from '../../api/listCache';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/DraftStore';
import { saidOf, type Said } from './Said';

/** Says what becomes of drafts that are sent while the page is shown. `say` is the same at every call. */
export function useOutcomes(say: (said: Said) => void): void {
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.done) {
          invalidateItems();
          invalidateLists();
          say(saidOf(outcome, { kind: outcome.kind, values: {} }));
        } else if (!outcome.waits) {
          void drafts.get(outcome.key).then((draft) => draft && say(saidOf(outcome, draft)));
        }
      }),
    [say],
  );
}
