import { hasQueuedFlag } from './api/outbox/queuedFlag';

/** Resumes the outbox if this device may have drafts waiting to be sent. Otherwise, does not load its code. */
export function resumeOutbox(): void {
  if (!hasQueuedFlag()) return;
  import(/* webpackChunkName: "outbox" */ './api/outbox/resume').then(
    ({ resume }) => resume(),
    // The code did not load. Try again when the network returns or on the next page view.
    () => window.addEventListener('online', resumeOutbox, { once: true }),
  );
}
