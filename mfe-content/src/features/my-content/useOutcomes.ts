import { rememberChange } from '@adp/shared-data/client';
import { useEffect } from 'react';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/drafts';
import { toStatusMessage, type StatusMessage } from './statusMessage';

/** Reports the outcome of drafts that are sent while the page is open. `onStatus` must keep its identity between renders. */
export function useOutcomes(onStatus: (said: StatusMessage) => void): void {
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.done) {
          rememberChange();
          onStatus(toStatusMessage(outcome, { kind: outcome.kind, values: {} }));
        } else if (!outcome.waits) {
          void drafts.get(outcome.key).then((draft) => draft && onStatus(toStatusMessage(outcome, draft)));
        }
      }),
    [onStatus],
  );
}
