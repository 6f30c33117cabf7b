import { render } from '@testing-library/react';
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

async function visit(): Promise<void> {
  const { unmount } = render(<Page />);
  expect(running).toBeGreaterThan(0);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the outbox stops when its page unmounts if no draft is waiting', async () => {
  await visit();
  expect(running).toBe(0);
});

test('waiting drafts are still sent after the member leaves the page, and the outbox starts only once', async () => {
  setQueuedFlag(true);
  await visit();
  await visit();
  expect(running).toBe(1);
  expect(start).toHaveBeenCalledTimes(4);
});
