/** @jest-environment node */
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const now = () => Date.parse('2026-11-21T08:00:00Z');
const { event } = smallest;
const inDecember = { startsAt: new Date('2026-12-02T08:00:00Z'), endsAt: new Date('2026-12-02T10:00:00Z') };

async function read(path: string) {
  const documents = {
    'events/kenya': { ...event, ...inDecember, countries: ['KE'], themes: ['skills'] },
    'events/east': { ...event, ...inDecember, countries: ['AU-E'], themes: ['health'] },
  };
  const data = createFakeData({ documents, now });
  const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
  const handler = createHandler({ site, data: config, fetch: data.fetch, now });
  const response = await handler(new Request(`${site}/api/v1/${path}`));
  return { status: response.status, body: (await response.json()) as unknown };
}

test('the items of a list are counted by country, with its other filters', async () => {
  const { body } = await read('countries/events?theme=skills&country=RW');
  expect(body).toMatchObject({ counts: { KE: 1 }, capped: false });
  expect((await read('countries/events')).body).toMatchObject({ counts: { KE: 2, RW: 1 } });
  expect((await read('countries/people')).body).toMatchObject({ counts: {}, capped: false });
});

test('a month has its events with links to their pages', async () => {
  const { body } = await read('months/events?month=2026-12&country=RW');
  expect(body).toMatchObject({
    items: [{ id: 'east', first: '2026-12-02', last: '2026-12-02', source: `${site}/events/east` }],
    capped: false,
  });
});

test.each([
  ['countries/events?theme=x', 400],
  ['countries/events?after=0.', 400],
  ['countries/people?q=a', 400],
  ['countries/datasets', 404],
  ['months/events', 400],
  ['months/events?month=2026-13', 400],
  ['months/articles?month=2026-12', 404],
  ['people?country=FR', 400],
])('%s is rejected with status %i', async (path, status) => {
  expect((await read(path)).status).toBe(status);
});
