import { createFakeData, readPageConfig, smallest } from '@adp/shared-data/testing';
import { renderPage } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { app } from '../../app';
import { paths } from '../../paths';

const event = {
  ...smallest.event,
  title: 'A forum on digital identity',
  startsAt: new Date('2098-03-01T09:00:00Z'),
  endsAt: new Date('2098-03-01T17:00:00Z'),
  timezone: 'UTC',
};

beforeEach(() => readPageConfig());

test('lists the next events with links to their pages', async () => {
  const data = createFakeData({ documents: { 'events/forum': event } });
  Object.assign(globalThis, { fetch: data.fetch });
  await renderPage(app, paths.events);
  const link = await screen.findByRole('link', { name: 'A forum on digital identity' });
  expect(link.getAttribute('href')).toBe('/events/forum');
});

test('shows an error if the list fails to load, and a button that loads the list again', async () => {
  const data = createFakeData({ documents: { 'events/forum': event } });
  Object.assign(globalThis, { fetch: data.fetch });
  data.fail('network');
  const { user } = await renderPage(app, paths.events);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  data.fail(null);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'A forum on digital identity' })).toBeTruthy();
});
