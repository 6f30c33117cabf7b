import { axeViolations } from '@adp/shared-ui/testing';
import { createFakeData } from '@adp/shared-data/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { storedSample } from '../../testing/samples';

const event = (title: string, starts: string, ends: string, changes: object = {}) => {
  const { startsLocal, endsLocal, ...fields } = storedSample('event') as Readonly<Record<string, unknown>>;
  return {
    ...fields,
    title,
    timezone: 'Africa/Nairobi',
    allDay: false,
    startsAt: new Date(starts),
    endsAt: new Date(ends),
    ...changes,
  };
};
const documents = {
  'events/forum': event('Regional forum', '2026-12-02T06:00:00Z', '2026-12-04T14:00:00Z', { countries: ['KE'] }),
  'events/later': event('January event', '2027-01-02T06:00:00Z', '2027-01-02T14:00:00Z', { countries: ['GH'] }),
  'opportunities/grant': {
    ...(storedSample('opportunity') as object),
    title: 'Research grant',
    deadlineKind: 'fixed',
    deadlineAt: new Date('2026-12-15T21:59:00Z'),
    deadlineLocal: undefined,
    timezone: 'Africa/Kigali',
    eligibleCountries: ['KE'],
  },
};
const month = async () => within(await screen.findByRole('table', { name: 'December 2026' }));

test('a month shows its events on each of their days, and its deadlines', async () => {
  const { container } = await renderPage('/dates?month=2026-12', { documents });
  const table = await month();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.filter((cell) => cell.includes('Regional forum'))).toEqual([
    '209:00Regional forum',
    '3Regional forum',
    '4Regional forum',
  ]);
  expect(cells).toContain('15DeadlineResearch grant');
  expect(screen.getByText('2 entries')).toBeTruthy();
  const [first] = table.getAllByRole('link', { name: 'Regional forum' });
  expect(first?.getAttribute('href')).toBe('/events/forum');
  // The list for phones shows each entry once.
  const list = within(screen.getByRole('list', { name: 'December 2026' }));
  expect(list.getByText('09:00 · Until 4 Dec')).toBeTruthy();
  expect(list.getAllByRole('link')).toHaveLength(2);
  expect(document.title).toBe('Calendar · December 2026 · African Digital Policy');
  expect(await axeViolations(container)).toEqual([]);
});

describe('a link to a day', () => {
  const scrolled = jest.fn<unknown, [ScrollIntoViewOptions]>();
  beforeEach(() => {
    scrolled.mockClear();
    Element.prototype.scrollIntoView = scrolled as Element['scrollIntoView'];
  });
  const day = async (name: string) => {
    const list = within(await screen.findByRole('list', { name: 'December 2026' }));
    return list.getByRole('heading', { name }).closest('li');
  };

  test('leads to the list of the day without JavaScript', async () => {
    await renderPage('/dates?month=2026-12', { documents });
    expect((await day('Wednesday 2 December'))?.id).toBe('day-02');
    expect((await day('Tuesday 15 December'))?.id).toBe('day-15');
  });

  test('focuses the day in the list and in the table, of which only one is visible, and shows it', async () => {
    const { router } = await renderPage('/dates?month=2027-01', { documents });
    await screen.findByRole('table', { name: 'January 2027' });
    const focused: Element[] = [];
    document.addEventListener('focusin', ({ target }) => focused.push(target as Element));
    await act(() => router.navigate('/dates?month=2026-12#day-15'));
    const cell = (await month()).getByRole('cell', { name: /^15/ });
    await waitFor(() => expect(focused).toEqual([expect.anything(), cell]));
    expect(focused[0]).toBe(await day('Tuesday 15 December'));
    expect(scrolled.mock.calls).toEqual([[{ block: 'start' }], [{ block: 'nearest' }]]);
  });

  test('leaves a reader who returns where they were', async () => {
    const { router } = await renderPage('/dates?month=2026-12#day-15', { documents });
    await month();
    scrolled.mockClear();
    await act(() => router.navigate('/dates?month=2027-01'));
    await screen.findByRole('table', { name: 'January 2027' });
    await act(() => router.navigate(-1));
    await month();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test('links lead to the previous and the next month, and keep the filters', async () => {
  const { user, router } = await renderPage('/dates?month=2026-12&show=events&mode=online&country=GH', {
    documents,
  });
  await month();
  expect(screen.getByText('Nothing in this month')).toBeTruthy();
  const previous = screen.getByRole('link', { name: 'Previous month' });
  expect(previous.getAttribute('href')).toBe('/dates?mode=online&country=GH&show=events&month=2026-11');
  await user.click(screen.getByRole('link', { name: 'Remove the filter Attendance: Online' }));
  await waitFor(() => expect(router.state.location.search).toBe('?country=GH&show=events&month=2026-12'));
  // Wait until the page has followed the URL, as a reader would.
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Remove the filter Attendance/ })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByRole('table', { name: 'January 2027' })).toBeTruthy();
  expect(router.state.location.search).toBe('?country=GH&show=events&month=2027-01');
  expect((await screen.findAllByRole('link', { name: 'January event' })).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: 'Deadlines' }));
  await waitFor(() => expect(router.state.location.search).toBe('?country=GH&show=opportunities&month=2027-01'));
});

test('a filter is selected in the form', async () => {
  const { user, router } = await renderPage('/dates?month=2026-12', { documents });
  await month();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Ghana');
  await waitFor(() => expect(router.state.location.search).toBe('?country=GH&month=2026-12'));
  expect(await screen.findByText('Nothing in this month')).toBeTruthy();
});

test.each(['', '?month=2026-13', '?month=1999-01', '?month=2090-01'])(
  'the calendar %s shows the current month',
  async (query) => {
    const { container } = await renderPage(`/dates${query}`, { documents });
    await screen.findByRole('table');
    expect(container.querySelector('[aria-current="date"]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'This month' })).toBeNull();
  },
);

test("the current day and month are those of the reader's time zone", async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T22:30:00Z'), advanceTimers: true });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-180);
  const { container } = await renderPage('/dates', { documents });
  await month();
  expect(container.querySelector('[aria-current="date"] time')?.getAttribute('datetime')).toBe('2026-12-01');
  expect(screen.queryByRole('link', { name: 'This month' })).toBeNull();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a month that fails to load can be loaded again, and one that is shown offline says when it was read', async () => {
  const data = createFakeData({ documents });
  data.fail(503);
  const { user } = await renderPage('/dates?month=2026-12', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded');
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await month();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\. This copy was saved on \d/)).toBeTruthy();
  online.mockRestore();
});

test('a loading month has the shape of a month', async () => {
  const data = createFakeData({ timeout: 10_000 });
  data.fail('hang');
  await renderPage('/dates?month=2026-12', { data });
  expect((await screen.findByRole('group', { name: 'Loading' })).children).toHaveLength(35);
});

test('lists of events and opportunities link to the calendar with their filters', async () => {
  await renderPage('/opportunities?state=closed&country=KE&deadline=30');
  const link = await screen.findByRole('link', { name: 'Calendar by month' });
  expect(link.getAttribute('href')).toBe('/dates?country=KE&show=opportunities');
});
