import { hasQueuedFlag } from './api/outbox/queuedFlag';

/** Where something waits to be sent on this device, the outbox goes on with it; anybody else downloads nothing of it. */
export function resumeOutbox(): void {
  if (!hasQueuedFlag()) return;
  import(/* webpackChunkName: "outbox" */ './api/outbox/resume').then(
    ({ resume }) => resume(),
    // The page was opened while the network failed: it goes on when that is back, or with the next page view.
    () => window.addEventListener('online', resumeOutbox, { once: true }),
  );
}
