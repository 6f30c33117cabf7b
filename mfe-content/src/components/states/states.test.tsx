import { screen } from '@testing-library/react';
import { kinds } from '../../lib/kinds';
import { axeFaults } from '../../testing/axeFaults';
import { renderWithText } from '../../testing/renderWithText';
import { StaleNotice } from './StaleNotice';
import { EmptyList } from './EmptyList';
import { ListSkeleton } from './ListSkeleton';
import { LoadMore } from './LoadMore';
import { LoadError } from './LoadError';
import { ResultCount } from './ResultCount';

test.each(kinds)('an empty list of %s says either that there is none yet or that nothing matches', async (kind) => {
  const { unmount } = await renderWithText(<EmptyList kind={kind} filtered={false} />);
  expect(screen.getByRole('heading').textContent).toMatch(/^No .* yet$/);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  await renderWithText(<EmptyList kind={kind} filtered />);
  expect(screen.getByRole('heading').textContent).toBe('Nothing matches these filters');
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).not.toContain('?');
});

test('a fault is said aloud and can be tried again', async () => {
  const retry = jest.fn();
  const { user } = await renderWithText(<LoadError code="unavailable" stale={false} isFetching={false} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('while it is tried again the button waits, and what was there is said to be kept', async () => {
  await renderWithText(<LoadError code="unavailable" stale isFetching onRetry={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Loading' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('alert').textContent).toContain('The newest entries could not be loaded');
});

test('an offline page says of when it is', async () => {
  await renderWithText(<StaleNotice asOf={new Date('2026-11-21T08:00:00Z')} />);
  expect(screen.getByRole('status').textContent).toMatch(
    /^You are offline\. This is what was here on 2[012] November 2026/,
  );
});

test.each([
  [0, false, '0 results'],
  [1, false, '1 result'],
  [1_204, false, '1,204 results'],
  [50, true, 'More than 50 results'],
])('%i results, more of them: %s', async (count, capped, words) => {
  await renderWithText(<ResultCount count={count} capped={capped} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('a list that is coming says that it is busy, once', async () => {
  const { container } = await renderWithText(<ListSkeleton rows={3} />);
  expect(screen.getByRole('group', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('group').children).toHaveLength(3);
  expect(await axeFaults(container)).toEqual([]);
});

test('more items come by a real link, which adds them to the page', async () => {
  const more = jest.fn();
  const { user } = await renderWithText(<LoadMore to="/events?after=x" isFetching={false} onMore={more} />);
  const link = screen.getByRole('link', { name: 'Load more' });
  expect(link.getAttribute('href')).toBe('/events?after=x');
  await user.click(link);
  expect(more).toHaveBeenCalledTimes(1);
});

test('while more items are coming a click asks for no others', async () => {
  const more = jest.fn();
  const { user } = await renderWithText(<LoadMore to="/events?after=x" isFetching onMore={more} />);
  await user.click(screen.getByRole('link', { name: 'Loading' }));
  expect(more).not.toHaveBeenCalled();
});
