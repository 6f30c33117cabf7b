import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Filters } from '@adp/shared-data/lists';
import { TextProvider } from '../../text';
import { renderWithText } from '../../testing/renderWithText';
import { FilterChips } from './FilterChips';

test('each chip links to the list without its value, and the last link clears all filters', async () => {
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

test('following a chip moves focus to the next chip, or to the content after the last chip', async () => {
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
  const follow = async (name: string, remaining: Filters) => {
    screen.getByRole('link', { name }).focus();
    await user.keyboard('{Enter}');
    rerender(chips(remaining));
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

test('clearing the filters keeps the sort order', async () => {
  await renderWithText(<FilterChips kind="product" filters={{ category: ['app'], order: ['title'] }} />);
  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe('/products?order=title');
});

test('there are no chips without filters', async () => {
  await renderWithText(<FilterChips kind="event" filters={{}} />);
  expect(screen.getByRole('main').childElementCount).toBe(0);
});
