import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Filters } from '@adp/shared-data/lists';
import { TextProvider } from '../../text';
import { renderWithText } from '../../testing/renderWithText';
import { now } from '../../testing/samples';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';

/** A box of a filter that has several values. */
const box = (field: string, value: string) =>
  within(screen.getByRole('group', { name: field, hidden: true })).getByLabelText(value);

test('each choice builds on the one before, also while the page still shows the filters of before', async () => {
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
  // The next field is entered: the one before is settled.
  await user.selectOptions(screen.getByLabelText('Sort by'), 'A to Z');
  expect(choose.mock.calls.slice(1)).toEqual([
    [{ year: ['2024'] }, false],
    [{ year: ['2024'], order: ['title'] }, false],
  ]);
});

test.each([
  ['event', 'Add these events to your calendar', 'events'],
  ['opportunity', 'Add these deadlines to your calendar', 'deadlines'],
] as const)('a list of %s can be followed under its filters, by feed and by calendar', async (kind, name, calendar) => {
  const filters = { programme: ['apet'], theme: ['energy', 'health'] };
  await renderWithText(<FilterPanel kind={kind} filters={filters} now={now} onChoose={jest.fn()} onDone={jest.fn()} />);
  const href = (link: string) =>
    new URL(screen.getByRole('link', { name: link }).getAttribute('href') ?? '', 'https://site.example');
  const feed = href('Subscribe to this list (RSS feed)');
  expect(feed.pathname).toMatch(/^[/]feeds[/](events|opportunities)[.]atom$/);
  expect(feed.searchParams.getAll('theme')).toEqual(['energy', 'health']);
  expect(href(name).href).toBe(`webcal://localhost/calendar/${calendar}.ics${feed.search}`);
});

test('a list without days has a feed and no calendar', async () => {
  await renderWithText(<FilterPanel kind="article" filters={{}} now={now} onChoose={jest.fn()} onDone={jest.fn()} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/feeds/articles.atom']);
});

describe('a field that has one value, by keyboard', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** An arrow key: browsers change the value of a closed select with each. */
  const press = (select: HTMLElement, value: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  const open = async () => {
    const choose = jest.fn();
    await renderWithText(<FilterPanel kind="event" filters={{}} now={now} onChoose={choose} onDone={jest.fn()} />);
    return { choose, when: screen.getByLabelText('Date') };
  };

  test('the options on the way are no choices: the one where the keys stop is', async () => {
    const { choose, when } = await open();
    for (const value of ['month', 'past']) press(when, value);
    expect(when).toHaveProperty('value', 'past');
    expect(choose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ when: ['past'] }, false]]);
  });

  test('leaving the field makes the choice at once, and only once', async () => {
    const { choose, when } = await open();
    press(when, 'past');
    fireEvent.blur(when);
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ when: ['past'] }, false]]);
  });

  test('a slow hand corrects its own choice, and one step back leaves the filter', async () => {
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

  test('back where it was, nothing was chosen', async () => {
    const { choose, when } = await open();
    press(when, 'past');
    press(when, 'upcoming');
    fireEvent.blur(when);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a field that has several values', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = async (filters: Filters = {}) => {
    const choose = jest.fn();
    await renderWithText(<FilterPanel kind="event" filters={filters} now={now} onChoose={choose} onDone={jest.fn()} />);
    return choose;
  };
  const wait = () => act(() => jest.advanceTimersByTime(1_000));

  test('boxes ticked one after the other are one choice, in the order that the address has', async () => {
    const choose = await open();
    for (const value of ['Online', 'In person and online', 'In person', 'In person and online'])
      fireEvent.click(box('Attendance', value));
    expect(box('Attendance', 'Online')).toHaveProperty('checked', true);
    expect(box('Attendance', 'In person and online')).toHaveProperty('checked', false);
    expect(choose).not.toHaveBeenCalled();
    wait();
    expect(choose.mock.calls).toEqual([[{ mode: ['in_person', 'online'] }, false]]);
  });

  test('ticked slowly, each replaces the one before: one step back leaves the filter', async () => {
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

  test('a choice in another field in between replaces nothing, also in browsers that focus no clicked box', async () => {
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

  test('leaving the group makes the choice at once; moving within it does not', async () => {
    const choose = await open({ mode: ['online'] });
    fireEvent.click(box('Attendance', 'In person and online'));
    fireEvent.blur(box('Attendance', 'In person and online'), { relatedTarget: box('Attendance', 'Online') });
    expect(choose).not.toHaveBeenCalled();
    fireEvent.blur(box('Attendance', 'Online'), { relatedTarget: screen.getByLabelText('Date') });
    wait();
    expect(choose.mock.calls).toEqual([[{ mode: ['hybrid', 'online'] }, false]]);
  });

  test('the last box cleared removes the filter, and ticked again at once nothing was chosen', async () => {
    const choose = await open({ mode: ['online'], country: ['KE'] });
    fireEvent.click(box('Attendance', 'Online'));
    fireEvent.click(box('Attendance', 'Online'));
    wait();
    expect(choose).not.toHaveBeenCalled();
    fireEvent.click(box('Attendance', 'Online'));
    wait();
    expect(choose.mock.calls).toEqual([[{ country: ['KE'] }, false]]);
  });

  test('closed, the field says what is chosen', async () => {
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

test('in a long list an option is found by a part of its name, and what is ticked stays so', async () => {
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
  // The key of the form's button finds nothing else, and leaves the panel open.
  await user.type(countries().getByLabelText('Search this list'), 'x{Enter}');
  expect(names()).toEqual([]);
  expect(countries().getByRole('status', { hidden: true }).textContent).toBe('No entry in this list matches.');
  await user.click(screen.getByLabelText('Date'));
  expect(choose.mock.calls).toEqual([[{ country: ['CI', 'KE'] }, false]]);
  expect(within(screen.getByRole('group', { name: 'Theme', hidden: true })).queryByRole('searchbox')).toBeNull();
});

test('once the page shows other filters, they hold, and a way back to the first ones too', async () => {
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

test('a choice after the reader went back, in the same visit of the field, corrects nothing', async () => {
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

test('every value has a name for readers', async () => {
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

test('a value from the address that is not offered is an option all the same', async () => {
  await renderWithText(
    <FilterPanel kind="event" filters={{ language: ['fr', 'yo'] }} now={now} onChoose={jest.fn()} onDone={jest.fn()} />,
  );
  expect(box('Language', 'Yoruba')).toHaveProperty('checked', true);
});

test('showing the results reports that the choice is made', async () => {
  const done = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel kind="event" filters={{ mode: ['online'] }} now={now} onChoose={jest.fn()} onDone={done} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(done).toHaveBeenCalledTimes(1);
});

test('each chip leads to the list without its value, the last link to all of it', async () => {
  await renderWithText(<FilterChips kind="event" filters={{ mode: ['online'], country: ['KE', 'NG'] }} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Remove the filter Attendance: Online', '/events?country=KE&country=NG'],
    ['Remove the filter Country: Kenya', '/events?mode=online&country=NG'],
    ['Remove the filter Country: Nigeria', '/events?mode=online&country=KE'],
    ['Clear all filters', '/events'],
  ]);
});

test('once a chip is followed, focus is on the next one; with the last of them, in the content', async () => {
  const chips = (filters: Filters) => (
    <TextProvider>
      <MemoryRouter>
        <main tabIndex={-1}>
          <FilterChips kind="event" filters={filters} />
        </main>
      </MemoryRouter>
    </TextProvider>
  );
  const user = userEvent.setup();
  const { rerender } = render(chips({ mode: ['hybrid', 'online'], country: ['KE'] }));
  const follow = async (name: string, left: Filters) => {
    screen.getByRole('link', { name }).focus();
    await user.keyboard('{Enter}');
    rerender(chips(left));
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  };
  expect(await follow('Remove the filter Attendance: Online', { mode: ['hybrid'], country: ['KE'] })).toBe(
    'Remove the filter Country: Kenya',
  );
  expect(await follow('Remove the filter Country: Kenya', { mode: ['hybrid'] })).toBe('Clear all filters');
  await follow('Remove the filter Attendance: In person and online', {});
  expect(document.activeElement?.tagName).toBe('MAIN');
  rerender(chips({ mode: ['hybrid', 'online'] }));
  await follow('Clear all filters', {});
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('clearing the filters leaves the order', async () => {
  await renderWithText(<FilterChips kind="product" filters={{ category: ['app'], order: ['title'] }} />);
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/products?order=title');
});

test('without a choice there are no chips', async () => {
  await renderWithText(<FilterChips kind="event" filters={{}} />);
  expect(screen.getByRole('main').childElementCount).toBe(0);
});
