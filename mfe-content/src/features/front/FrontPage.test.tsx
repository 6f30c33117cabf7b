import { scrollToFoot } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { storedSample } from '../../testing/samples';

test('the front page omits cancelled and postponed events', async () => {
  const event = (title: string, eventStatus: string) => ({ ...storedSample('event'), title, eventStatus });
  const documents = {
    'events/cancelled': event('An event that was cancelled', 'cancelled'),
    'events/postponed': event('An event that was put off', 'postponed'),
    'events/moved': event('An event that moved online', 'moved_online'),
    'events/scheduled': event('An event as announced', 'scheduled'),
  };
  await renderPage('/knowledge-products', { documents });
  await screen.findByRole('heading', { level: 2, name: 'Upcoming events' });
  scrollToFoot();
  const list = within(await screen.findByRole('list', { name: 'Upcoming events' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'An event that moved online',
    'An event as announced',
  ]);
});
