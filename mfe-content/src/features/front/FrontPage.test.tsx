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

test('the front page shows knowledge products in the language of the page first, in the same order otherwise', async () => {
  const product = (lang: string, day: number) => ({
    ...storedSample('knowledgeProduct'),
    title: `Written in ${lang} on day ${day}`,
    lang,
    publishedOn: `2026-11-0${day}`,
  });
  const translated = {
    ...product('pt', 2),
    translations: { en: { title: 'Translated into en', summary: storedSample('knowledgeProduct').summary } },
  };
  const documents = {
    'knowledge_products/a': product('fr', 5),
    'knowledge_products/b': product('en', 4),
    'knowledge_products/c': product('sw', 3),
    'knowledge_products/d': translated,
    'knowledge_products/e': product('en', 1),
  };
  await renderPage('/knowledge-products', { documents });
  const list = within(await screen.findByRole('list', { name: 'Knowledge products' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Written in en on day 4',
    'Translated into en',
    'Written in en on day 1',
    'Written in fr on day 5',
    'Written in sw on day 3',
  ]);
});

test('the front page links to the map, the calendar and the numbers', async () => {
  await renderPage('/knowledge-products', { documents: {} });
  const views = within(await screen.findByRole('navigation', { name: 'Other views' }));
  expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/map/events',
    '/dates',
    '/about/open-data',
  ]);
});
