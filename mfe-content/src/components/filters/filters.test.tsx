import { axeViolations } from '@adp/shared-ui/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Filters } from '../../lib/lists/ListDefinition';
import { TextProvider } from '../../text';
import { renderWithText } from '../../testing/renderWithText';
import { now } from '../../testing/samples';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';

test('each choice builds on the one before, also while the page still shows the filters of before', async () => {
  const choose = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel kind="knowledgeProduct" filters={{ type: 'report' }} now={now} onChoose={choose} onDone={jest.fn()} />,
  );
  await user.selectOptions(screen.getByLabelText('Year'), '2024');
  expect(choose).toHaveBeenLastCalledWith({ type: 'report', year: '2024' }, false);
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '2024');
  await user.selectOptions(screen.getByLabelText('Type'), 'Any');
  expect(choose).toHaveBeenLastCalledWith({ year: '2024' }, false);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'A to Z');
  expect(choose).toHaveBeenLastCalledWith({ year: '2024', order: 'title' }, false);
});

describe('by keyboard', () => {
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
    return { choose, where: screen.getByLabelText('Where') };
  };

  test('the options on the way are no choices: the one where the keys stop is', async () => {
    const { choose, where } = await open();
    for (const value of ['in_person', 'online', 'hybrid']) press(where, value);
    expect(where).toHaveProperty('value', 'hybrid');
    expect(choose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ mode: 'hybrid' }, false]]);
  });

  test('leaving the field makes the choice at once, and only once', async () => {
    const { choose, where } = await open();
    press(where, 'online');
    fireEvent.blur(where);
    act(() => jest.advanceTimersByTime(1_000));
    expect(choose.mock.calls).toEqual([[{ mode: 'online' }, false]]);
  });

  test('a slow hand corrects its own choice, and one step back leaves the filter', async () => {
    const { choose, where } = await open();
    for (const value of ['in_person', 'online']) {
      press(where, value);
      act(() => jest.advanceTimersByTime(1_000));
    }
    expect(choose.mock.calls).toEqual([
      [{ mode: 'in_person' }, false],
      [{ mode: 'online' }, true],
    ]);
  });

  test('back where it was, nothing was chosen', async () => {
    const { choose, where } = await open();
    press(where, 'online');
    press(where, '');
    fireEvent.blur(where);
    expect(choose).not.toHaveBeenCalled();
  });
});

test('once the page shows other filters, they hold, and a way back to the first ones too', async () => {
  const user = userEvent.setup();
  const panel = (filters: Filters) => (
    <TextProvider>
      <FilterPanel kind="event" filters={filters} now={now} onChoose={jest.fn()} onDone={jest.fn()} />
    </TextProvider>
  );
  const getMode = () => screen.getByLabelText('Where');
  const { rerender } = render(panel({}));
  await user.selectOptions(getMode(), 'Online');
  expect(getMode()).toHaveProperty('value', 'online');
  rerender(panel({ mode: 'hybrid' }));
  expect(getMode()).toHaveProperty('value', 'hybrid');
  rerender(panel({}));
  expect(getMode()).toHaveProperty('value', '');
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
  await user.selectOptions(screen.getByLabelText('Where'), 'Online');
  rerender(panel({ mode: 'online' }));
  rerender(panel({}));
  await user.selectOptions(screen.getByLabelText('Where'), 'In person');
  expect(choose.mock.calls).toEqual([
    [{ mode: 'online' }, false],
    [{ mode: 'in_person' }, false],
  ]);
});

test('every value has a name for readers', async () => {
  for (const kind of ['knowledgeProduct', 'article', 'event', 'opportunity', 'product'] as const) {
    const { unmount } = await renderWithText(
      <FilterPanel kind={kind} filters={{}} now={now} onChoose={jest.fn()} onDone={jest.fn()} />,
    );
    const names = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(names.filter((name) => !name || /[_]|^value\.|^[a-z]+$|^AU-[A-Z]$/.test(name))).toEqual([]);
    unmount();
  }
});

test('a value from the address that is not an option is selected all the same', async () => {
  await renderWithText(
    <FilterPanel kind="event" filters={{ language: 'yo' }} now={now} onChoose={jest.fn()} onDone={jest.fn()} />,
  );
  expect(screen.getByLabelText('Language')).toHaveProperty('value', 'yo');
  expect(within(screen.getByLabelText('Language')).getByText('Yoruba')).toBeTruthy();
});

test('showing the results reports that the choice is made', async () => {
  const done = jest.fn();
  const { user } = await renderWithText(
    <FilterPanel kind="event" filters={{ mode: 'online' }} now={now} onChoose={jest.fn()} onDone={done} />,
  );
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(done).toHaveBeenCalledTimes(1);
});

test('each chip leads to the list without it, the last link to all of it', async () => {
  await renderWithText(<FilterChips kind="event" filters={{ mode: 'online', country: 'KE' }} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Remove the filter Where: Online', '/events?country=KE'],
    ['Remove the filter Country: Kenya', '/events?mode=online'],
    ['Clear all', '/events'],
  ]);
});

test('clearing the filters leaves the order', async () => {
  await renderWithText(<FilterChips kind="product" filters={{ category: 'app', order: 'title' }} />);
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/products?order=title');
});

test('without a choice there are no chips', async () => {
  await renderWithText(<FilterChips kind="event" filters={{}} />);
  expect(screen.getByRole('main').childElementCount).toBe(0);
});

test('axe finds nothing wrong', async () => {
  const { container } = await renderWithText(
    <>
      <FilterPanel kind="opportunity" filters={{ type: 'grant' }} now={now} onChoose={jest.fn()} onDone={jest.fn()} />
      <FilterChips kind="opportunity" filters={{ type: 'grant' }} />
    </>,
  );
  expect(await axeViolations(container)).toEqual([]);
});
