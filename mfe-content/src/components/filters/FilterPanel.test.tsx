import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Filters } from '@adp/shared-data/lists';
import { TextProvider } from '../../text';
import { renderWithText } from '../../testing/renderWithText';
import { now } from '../../testing/samples';
import { FilterPanel } from './FilterPanel';

const box = (field: string, value: string) =>
  within(screen.getByRole('group', { name: field, hidden: true })).getByLabelText(value);

test('each choice builds on the previous choice, even while the page still shows the old filters', async () => {
  const choose = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel
      kind="knowledgeProduct"
      filters={{ type: ['report'] }}
      now={now}
      onChoose={choose}
      onDone={jest.fn()}
    />,
  );
  await user.selectOptions(screen.getByLabelText('Year'), '2024');
  expect(choose).toHaveBeenLastCalledWith({ type: ['report'], year: ['2024'] }, false);
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '2024');
  await user.click(box('Type', 'Report'));
  // Entering the next field reports the choice in the previous field.
  await user.selectOptions(screen.getByLabelText('Sort by'), 'A to Z');
  expect(choose.mock.calls.slice(1)).toEqual([
    [{ year: ['2024'] }, false],
    [{ year: ['2024'], order: ['title'] }, false],
  ]);
});

test.each([
  ['event', 'Add these events to your calendar', 'events'],
  ['opportunity', 'Add these deadlines to your calendar', 'deadlines'],
] as const)('a filtered list of %s can be followed by feed and by calendar', async (kind, name, calendar) => {
  const filters = { programme: ['apet'], theme: ['energy', 'health'] };
  await renderWithText(<FilterPanel kind={kind} filters={filters} now={now} onChoose={jest.fn()} onDone={jest.fn()} />);
  const href = (link: string) =>
    new URL(screen.getByRole('link', { name: link }).getAttribute('href') ?? '', 'https://site.example');
  const feed = href('Subscribe to this list (RSS feed)');
  expect(feed.pathname).toMatch(/^[/]feeds[/](events|opportunities)[.]atom$/);
  expect(feed.searchParams.getAll('theme')).toEqual(['energy', 'health']);
  expect(href(name).href).toBe(`webcal://localhost/calendar/${calendar}.ics${feed.search}`);
});

test('a list without dates has a feed and no calendar', async () => {
  await renderWithText(<FilterPanel kind="article" filters={{}} now={now} onChoose={jest.fn()} onDone={jest.fn()} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/feeds/articles.atom']);
});

describe('a field with one value, by keyboard', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Presses an arrow key, which changes the value of a closed select. */
  const press = (select: HTMLElement, value: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  const open = async () => {
    const choose = jest.fn();
    await renderWithText(<FilterPanel kind="event" filters={{}} now={now} onChoose={choose} onDone={jest.fn()} />);
    return { choose, when: screen.getByLabelText('Date') };
  };

  test('only the last option is chosen, not the options on the way to it', async () => {
    const { choose, when } = await open();
    for (const value of ['month', 'past']) press(when, value);
    expect(when).toHaveProperty('value', 'past');
    expect(choose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ when: ['past'] }, false]]);
  });

  test('leaving the field reports the choice immediately and only once', async () => {
    const { choose, when } = await open();
    press(when, 'past');
    fireEvent.blur(when);
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ when: ['past'] }, false]]);
  });

  test('a choice that is corrected slowly replaces the previous choice in the history', async () => {
    const { choose, when } = await open();
    for (const value of ['month', 'past']) {
      press(when, value);
      act(() => jest.advanceTimersByTime(1_000));
    }
    expect(choose.mock.calls).toEqual([
      [{ when: ['month'] }, false],
      [{ when: ['past'] }, true],
    ]);
  });

  test('returning to the first option reports no choice', async () => {
    const { choose, when } = await open();
    press(when, 'past');
    press(when, 'upcoming');
    fireEvent.blur(when);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a field with several values', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = async (filters: Filters = {}) => {
    const choose = jest.fn();
    await renderWithText(<FilterPanel kind="event" filters={filters} now={now} onChoose={choose} onDone={jest.fn()} />);
    return choose;
  };
  const wait = () => act(() => jest.advanceTimersByTime(1_000));

  test('boxes checked in quick succession are one choice, in the order of the URL', async () => {
    const choose = await open();
    for (const value of ['Online', 'In person and online', 'In person', 'In person and online'])
      fireEvent.click(box('Attendance', value));
    expect(box('Attendance', 'Online')).toHaveProperty('checked', true);
    expect(box('Attendance', 'In person and online')).toHaveProperty('checked', false);
    expect(choose).not.toHaveBeenCalled();
    wait();
    expect(choose.mock.calls).toEqual([[{ mode: ['in_person', 'online'] }, false]]);
  });

  test('boxes checked slowly replace the previous choice in the history', async () => {
    const choose = await open();
    for (const value of ['Online', 'In person and online']) {
      fireEvent.click(box('Attendance', value));
      wait();
    }
    expect(choose.mock.calls).toEqual([
      [{ mode: ['online'] }, false],
      [{ mode: ['hybrid', 'online'] }, true],
    ]);
  });

  test('a choice does not replace an earlier choice after a choice in another field, even without focus events', async () => {
    const choose = await open();
    for (const [field, value] of [
      ['Attendance', 'Online'],
      ['Cost', 'Free'],
      ['Attendance', 'In person and online'],
    ] as const) {
      fireEvent.click(box(field, value));
      wait();
    }
    expect(choose.mock.calls.map(([, replace]) => replace as boolean)).toEqual([false, false, false]);
  });

  test('leaving the group reports the choice immediately, but moving within the group does not', async () => {
    const choose = await open({ mode: ['online'] });
    fireEvent.click(box('Attendance', 'In person and online'));
    fireEvent.blur(box('Attendance', 'In person and online'), { relatedTarget: box('Attendance', 'Online') });
    expect(choose).not.toHaveBeenCalled();
    fireEvent.blur(box('Attendance', 'Online'), { relatedTarget: screen.getByLabelText('Date') });
    wait();
    expect(choose.mock.calls).toEqual([[{ mode: ['hybrid', 'online'] }, false]]);
  });

  test('unchecking the last box removes the filter, and checking it again immediately reports no choice', async () => {
    const choose = await open({ mode: ['online'], country: ['KE'] });
    fireEvent.click(box('Attendance', 'Online'));
    fireEvent.click(box('Attendance', 'Online'));
    wait();
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(box('Attendance', 'Online'));
    wait();
    expect(choose.mock.calls).toEqual([[{ country: ['KE'] }, false]]);
  });

  test('a closed field shows its selected values', async () => {
    await open({ mode: ['hybrid', 'online'], country: ['AU-E', 'KE'] });
    const summaries = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(summaries).toEqual([
      'Attendance In person and online, online',
      'Country Eastern Africa, Kenya',
      'Programme Any',
      'Theme Any',
      'Language Any',
      'Text language Any',
      'Cost Any',
    ]);
  });
});

test('part of a name finds an option in a long list, and checked options stay visible', async () => {
  const choose = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel kind="event" filters={{ country: ['KE'] }} now={now} onChoose={choose} onDone={jest.fn()} />,
  );
  const countries = () => within(screen.getByRole('group', { name: 'Country', hidden: true }));
  const names = () =>
    countries()
      .queryAllByRole<HTMLInputElement>('checkbox', { hidden: true })
      .map(({ labels }) => labels?.[0]?.textContent);
  expect(names()).toHaveLength(60);
  await user.type(countries().getByLabelText('Search this list'), 'COTE');
  expect(names()).toEqual(['Côte d’Ivoire']);
  await user.click(countries().getByLabelText('Côte d’Ivoire'));
  // If no option matches, the Enter key does nothing and the panel stays open.
  await user.type(countries().getByLabelText('Search this list'), 'x{Enter}');
  expect(names()).toEqual([]);
  expect(countries().getByRole('status', { hidden: true }).textContent).toBe('No entry in this list matches.');
  await user.click(screen.getByLabelText('Date'));
  expect(choose.mock.calls).toEqual([[{ country: ['CI', 'KE'] }, false]]);
  expect(within(screen.getByRole('group', { name: 'Theme', hidden: true })).queryByRole('searchbox')).toBeNull();
});

test('new filters of the page replace a pending choice, as does going back to earlier filters', async () => {
  const user = userEvent.setup();
  const panel = (filters: Filters) => (
    <TextProvider>
      <FilterPanel kind="event" filters={filters} now={now} onChoose={jest.fn()} onDone={jest.fn()} />
    </TextProvider>
  );
  const getWhen = () => screen.getByLabelText('Date');
  const { rerender } = render(panel({}));
  await user.selectOptions(getWhen(), 'Past');
  await user.click(box('Attendance', 'Online'));
  await user.click(getWhen());
  expect(getWhen()).toHaveProperty('value', 'past');
  expect(box('Attendance', 'Online')).toHaveProperty('checked', true);
  rerender(panel({ when: ['month'], mode: ['hybrid', 'in_person'] }));
  expect(getWhen()).toHaveProperty('value', 'month');
  expect(box('Attendance', 'Online')).toHaveProperty('checked', false);
  expect(box('Attendance', 'In person and online')).toHaveProperty('checked', true);
  rerender(panel({}));
  expect(getWhen()).toHaveProperty('value', 'upcoming');
  expect(box('Attendance', 'In person and online')).toHaveProperty('checked', false);
});

test('a choice after going back does not replace an entry in the history, even in the same visit to the field', async () => {
  const user = userEvent.setup();
  const choose = jest.fn();
  const panel = (filters: Filters) => (
    <TextProvider>
      <FilterPanel kind="event" filters={filters} now={now} onChoose={choose} onDone={jest.fn()} />
    </TextProvider>
  );
  const { rerender } = render(panel({}));
  await user.selectOptions(screen.getByLabelText('Date'), 'Past');
  rerender(panel({ when: ['past'] }));
  rerender(panel({}));
  await user.selectOptions(screen.getByLabelText('Date'), 'This month');
  expect(choose.mock.calls).toEqual([
    [{ when: ['past'] }, false],
    [{ when: ['month'] }, false],
  ]);
});

test('every value has a translated name', async () => {
  for (const kind of ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const) {
    const { unmount } = await renderWithText(
      <FilterPanel kind={kind} filters={{}} now={now} onChoose={jest.fn()} onDone={jest.fn()} />,
    );
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    const options = screen.getAllByRole('option', { hidden: true });
    const names = [...options, ...boxes.map(({ labels }) => labels?.[0])].map((element) => element?.textContent);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !name || /[_]|^value\.|^[a-z]+$|^AU-[A-Z]$/.test(name))).toEqual([]);
    unmount();
  }
});

test('a value in the URL that is not offered is added as an option', async () => {
  await renderWithText(
    <FilterPanel kind="event" filters={{ language: ['fr', 'yo'] }} now={now} onChoose={jest.fn()} onDone={jest.fn()} />,
  );
  expect(box('Language', 'Yoruba')).toHaveProperty('checked', true);
});

test('pressing the button to show the results calls `onDone`', async () => {
  const done = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel kind="event" filters={{ mode: ['online'] }} now={now} onChoose={jest.fn()} onDone={done} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(done).toHaveBeenCalledTimes(1);
});
