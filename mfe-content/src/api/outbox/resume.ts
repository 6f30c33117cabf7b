import { rememberChange } from '@adp/shared-data/client';
import { onDispose } from '@adp/shared-ui';
import { outbox } from './outbox';

let isResumed = false;

/** Sends waiting drafts for as long as the page is open with this build. Lists reload after each sent draft. */
export function resume(): void {
  if (isResumed) return;
  isResumed = true;
  outbox.onOutcome(({ done }) => {
    if (done) rememberChange();
  });
  const stop = outbox.start();
  onDispose(() => {
    isResumed = false;
    stop();
  });
}
