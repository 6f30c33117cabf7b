import { LoadMore } from '@adp/shared-ui/lists';
import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { kinds } from '../../lib/kinds';
import { renderWithText } from '../../testing/renderWithText';
import { EmptyList } from './EmptyList';
import { ListSkeleton } from './ListSkeleton';
import { LoadError } from './LoadError';
import { ResultCount } from './ResultCount';

test.each(kinds)(
  'an empty list of the kind %s says that nothing is published or that nothing matches',
  async (kind) => {
    const { unmount } = await renderWithText(<EmptyList kind={kind} filtered={false} />);
    expect(screen.getByRole('heading').textContent).toMatch(/^No .* yet$/);
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    await renderWithText(<EmptyList kind={kind} filtered />);
    expect(screen.getByRole('heading').textContent).toBe('Nothing matches these filters');
    expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).not.toContain('?');
  },
);

test.each([
  ['list', 'This list could not be loaded', 'The connection or our server failed.Try again'],
  ['more', 'More results could not be loaded', 'The connection or our server failed.Try again'],
  ['newest', 'The latest results could not be loaded', 'The connection or our server failed.Try again'],
  ['item', 'This item could not be loaded', 'The connection or our server failed.Try again'],
  ['part', 'This part of the page could not be loaded', 'The connection or our server failed.Try again'],
] as const)('an error of a %s is announced and can be retried', async (what, title, why) => {
  const retry = jest.fn();
  const { user } = await renderWithText(<LoadError code="unavailable" what={what} onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('alert').textContent).toContain(why);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each(['offline', 'unavailable'] as const)(
  'a part that failed with the error %s loads again, once, when the network returns',
  async (code) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = jest.fn();
    const { unmount } = await renderWithText(<LoadError code={code} what="part" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain(
      'You are offline. This will load when you are back online.',
    );
    expect(retry).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  },
);

test('a part that failed offline loads at once if the network is already back', async () => {
  const retry = jest.fn();
  await renderWithText(<LoadError code="offline" what="item" onRetry={retry} />);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('the button is disabled during a retry, and the message stays', async () => {
  await renderWithText(<LoadError code="unavailable" what="newest" isFetching onRetry={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Loading' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('alert').textContent).toContain('The latest results could not be loaded');
});

test.each([
  [0, false, '0 results'],
  [1, false, '1 result'],
  [1_204, false, '1,204 results'],
  [50, true, 'More than 50 results'],
])('a list with %i results (more: %s) shows their number', async (count, capped, words) => {
  const page = { items: [], next: '0.x', count: { count, capped }, asOf: new Date() };
  await renderWithText(<ResultCount id="articles" list={{ pages: [page] }} isFromStart />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('a loading list announces its loading state only once', async () => {
  const { container } = await renderWithText(<ListSkeleton rows={3} />);
  expect(screen.getByRole('group', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('group').children).toHaveLength(3);
  expect(await axeViolations(container)).toEqual([]);
});

test('the link to more items is a real link, and adds them to the page', async () => {
  const loadMore = jest.fn();
  const { user } = await renderWithText(
    <LoadMore to="/events?after=x" label={'Show more'} isFetching={false} onLoadMore={loadMore} />,
  );
  const link = screen.getByRole('link', { name: 'Show more' });
  expect(link.getAttribute('href')).toBe('/events?after=x');
  await user.click(link);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a click while more items are loading sends no further request', async () => {
  const loadMore = jest.fn();
  const { user } = await renderWithText(
    <LoadMore to="/events?after=x" label={'Loading'} isFetching onLoadMore={loadMore} />,
  );
  await user.click(screen.getByRole('link', { name: 'Loading' }));
  expect(loadMore).not.toHaveBeenCalled();
});
