import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { renderWithText } from '../../testing/renderWithText';
import { OtherSearches } from './OtherSearches';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recentSearches';

const open = (suggested?: readonly string[]) =>
  renderWithText(<OtherSearches suggested={suggested} toAddress={(query) => `/search?q=${query}`} />);
const recent = () => screen.queryByRole('navigation', { name: 'Recent searches (stored only on this device)' });

beforeEach(() => clearRecentSearches({ isOn: true }));

test('recent searches are offered, newest first and without duplicates', async () => {
  for (const query of ['water', ' Données ', 'drones', 'donnees']) addRecentSearch(query);
  const { container } = await open(['skills']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=skills',
    ...['donnees', 'drones', 'water'].map((query) => `/search?q=${query}`),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('a button clears the recent searches, and the next search is stored again', async () => {
  addRecentSearch('water');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(recent()).toBeNull();
  act(() => addRecentSearch('drones'));
  expect(within(recent() ?? document.body).getByRole('link', { name: 'drones' })).toBeTruthy();
});

test('a button stops storing searches, and another button resumes it', async () => {
  addRecentSearch('water');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Do not save searches' }));
  act(() => addRecentSearch('drones'));
  expect(recent()).toBeNull();
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/water|drones/);
  await user.click(screen.getByRole('button', { name: 'Save searches on this device' }));
  act(() => addRecentSearch('drones'));
  expect(recent()).not.toBeNull();
});

test.each(['{', '7', '[7]', 'null'])('the invalid stored value %s is ignored', (text) => {
  localStorage.setItem('adp.searches', text);
  expect(readRecentSearches()).toEqual({ isOn: true, queries: [] });
});

test('without storage no search is stored', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  addRecentSearch('water');
  refuse.mockRestore();
  expect(readRecentSearches().queries).toEqual([]);
});
