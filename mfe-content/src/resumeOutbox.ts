import { hasQueuedFlag } from './api/outbox/queuedFlag';

/** Resumes the outbox if something waits on this device. Otherwise downloads nothing of it. */
export function resumeOutbox(): void {
  if (!hasQueuedFlag()) return;
  import(/* webpackChunkName: "outbox" */ './api/outbox/resume').then(
    ({ resume }) => resume(),
    // The code did not load. Try again when the network is back, or with the next page view.
    () => window.addEventListener('online', resumeOutbox, { once: true }),
  );
}
