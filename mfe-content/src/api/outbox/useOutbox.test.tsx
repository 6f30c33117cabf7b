import { render, waitFor } from '@testing-library/react';
import { outbox } from './outbox';
import { setQueuedFlag } from './queuedFlag';
import { useOutbox } from './useOutbox';

/** The number of `start` calls that have not been stopped. */
let running = 0;
const start = jest.spyOn(outbox, 'start').mockImplementation(() => {
  running += 1;
  return () => {
    running -= 1;
  };
});

function Page() {
  useOutbox();
  return null;
}

function visit(): void {
  const { unmount } = render(<Page />);
  expect(running).toBeGreaterThan(0);
  unmount();
}

test('the outbox stops when its page unmounts if no draft is waiting', () => {
  visit();
  expect(running).toBe(0);
});

test('waiting drafts are still sent after the member leaves the page, and the outbox starts only once', async () => {
  start.mockClear();
  setQueuedFlag(true);
  visit();
  // Code that loads on demand starts the outbox again.
  await waitFor(() => expect(running).toBe(1));
  visit();
  await import('./resume');
  expect(running).toBe(1);
  expect(start).toHaveBeenCalledTimes(3);
});
