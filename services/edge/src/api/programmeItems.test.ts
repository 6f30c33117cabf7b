/** @jest-environment node */
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const now = () => Date.parse('2026-11-21T08:00:00Z');
const upcoming = { startsAt: new Date('2026-12-02T08:00:00Z'), endsAt: new Date('2026-12-02T10:00:00Z') };

async function read(query: string, documents: Readonly<Record<string, object>> = {}) {
  const data = createFakeData({ documents, now });
  const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
  const handler = createHandler({ site, data: config, fetch: data.fetch, now });
  const response = await handler(new Request(`${site}/api/v1/programme-items${query}`));
  return { status: response.status, body: (await response.json()) as unknown };
}

test('each programme has its items, without cancelled events', async () => {
  const event = { ...smallest.event, ...upcoming, programme: 'apet' };
  const { body } = await read('', {
    'events/talk': { ...event, title: 'A talk' },
    'events/off': { ...event, eventStatus: 'cancelled' },
    'events/other': { ...event, programme: 'ivm', title: 'Another talk' },
    'knowledge_products/report': { ...smallest.knowledgeProduct, programme: 'apet', title: 'A report' },
  });
  expect(body).toMatchObject({
    programmes: {
      apet: [
        { path: 'knowledge-products/report', title: 'A report', lang: 'en' },
        { path: 'events/talk', title: 'A talk', lang: 'en' },
      ],
      ivm: [{ path: 'events/other', title: 'Another talk' }],
      cjed: [],
    },
  });
});

test('titles are in the requested language if they are translated', async () => {
  const translation = { title: 'Une conférence', summary: 'Deux jours de travail.' };
  const event = { ...smallest.event, ...upcoming, programme: 'apet', title: 'A talk', lang: 'en' };
  const documents = { 'events/talk': { ...event, translations: { fr: translation }, translatedInto: ['fr'] } };
  expect((await read('?lang=fr', documents)).body).toMatchObject({
    programmes: { apet: [{ title: 'Une conférence', lang: 'fr' }] },
  });
  expect((await read('?lang=pt', documents)).body).toMatchObject({ programmes: { apet: [{ title: 'A talk' }] } });
});

test.each(['?lang=xx', '?programme=apet'])('%s is rejected', async (query) => {
  expect((await read(query)).status).toBe(400);
});
