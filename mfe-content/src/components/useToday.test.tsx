import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useToday } from './useToday';

const lateInNovember = new Date('2026-11-30T22:30:00Z');
const Today = () => <p>{useToday(lateInNovember)}</p>;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("hydration uses the server's date, and then the reader's date is shown", async () => {
  jest.useFakeTimers({ now: lateInNovember });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-180);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Today />);
  expect(container.textContent).toBe('2026-11-30');
  // React logs a hydration mismatch to the console, which fails the test.
  await act(() => Promise.resolve(hydrateRoot(container, <Today />)));
  expect(container.textContent).toBe('2026-12-01');
});
