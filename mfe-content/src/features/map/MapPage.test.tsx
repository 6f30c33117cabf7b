import { axeViolations } from '@adp/shared-ui/testing';
import { createFakeData } from '@adp/shared-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { storedSample } from '../../testing/samples';

const events = {
  'events/a': { ...storedSample('event'), countries: ['KE'], themes: ['skills'] },
  'events/b': { ...storedSample('event'), countries: ['KE', 'GH'], themes: ['health'] },
};
const countryList = async () => within(await screen.findByRole('list', { name: 'Countries' }));

test('the map of a list has a link with a number for each member state, and the same links as a list', async () => {
  const { container } = await renderPage('/map/events', { documents: events });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Events by country');
  const links = (await countryList()).getAllByRole('link');
  expect(links).toHaveLength(55);
  const kenya = screen.getByRole('link', { name: 'Kenya 2' });
  expect(kenya.getAttribute('href')).toBe('/events?country=KE');
  expect(screen.getByRole('link', { name: 'Ghana 1' })).toBeTruthy();
  const map = [...container.querySelectorAll('svg a')];
  expect(new Set(map.map((link) => link.getAttribute('href')))).toEqual(
    new Set(links.map((link) => link.getAttribute('href'))),
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('the filters of the list stay, and can be removed on the map', async () => {
  const { user, router } = await renderPage('/map/events?country=KE&theme=skills', { documents: events });
  const kenya = await screen.findByRole('link', { name: 'Kenya 1' });
  expect([kenya.getAttribute('aria-current'), kenya.getAttribute('href')]).toEqual([
    'true',
    '/events?country=KE&theme=skills',
  ]);
  expect(screen.getByRole('link', { name: 'Ghana 0' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Remove the filter Theme: Skills' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/map/events', search: '?country=KE' }));
  expect(await screen.findByRole('link', { name: 'Ghana 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show the whole list' }).getAttribute('href')).toBe('/events');
  expect(screen.getByRole('link', { name: 'Embed this map' }).getAttribute('href')).toBe(
    '/embed/map/events?country=KE',
  );
});

test('the map of the directory leads to members of a country', async () => {
  const member = { name: 'Amina', uid: 'amina', listed: true, country: 'RW' };
  await renderPage('/map/people', { documents: { 'profiles/amina': member } });
  const rwanda = await screen.findByRole('link', { name: 'Rwanda 1' });
  expect(rwanda.getAttribute('href')).toBe('/people?country=RW');
  expect(screen.getByRole('link', { name: 'Embed this map' }).getAttribute('href')).toBe('/embed/map/people');
});

test('a map without items says so, and one that fails can be loaded again', async () => {
  const data = createFakeData({});
  data.fail(503);
  const { user } = await renderPage('/map/products', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded');
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No entry in this list has a country.')).toBeTruthy();
  expect((await countryList()).getAllByRole('link')).toHaveLength(55);
});

test('a list links to its map', async () => {
  await renderPage('/events?theme=skills', { documents: events });
  const link = await screen.findByRole('link', { name: 'Map by country' });
  expect(link.getAttribute('href')).toBe('/map/events?theme=skills');
});
