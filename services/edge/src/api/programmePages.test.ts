/** @jest-environment node */
import { createFakeData } from '@adp/shared-data/testing';
import { createHandler } from '../handler';

const site = 'https://site.example';
const at = new Date(Date.UTC(2026, 0, 5));
const about = (title: string) => ({
  title,
  lead: 'It is a site.',
  sections: [{ id: 'what', title: 'What it is', paragraphs: ['A site.'] }],
});
const page = (content: object, lang = 'en') => ({
  programme: 'about',
  lang,
  content,
  revision: 3,
  publishedBy: 'amina',
  publishedAt: at,
  updatedAt: at,
});

async function read(address: string, documents: Readonly<Record<string, object>> = {}) {
  const data = createFakeData({ documents });
  const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
  const handler = createHandler({ site, data: config, fetch: data.fetch });
  const answer = await handler(new Request(`${site}/api/v1/programme-pages/${address}`));
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
}

test('a published page contains its content but not its publisher', async () => {
  const { status, body } = await read('about', { 'programme_pages/about_en': page(about('About')) });
  expect(status).toBe(200);
  expect(body['page']).toEqual({
    programme: 'about',
    lang: 'en',
    revision: 3,
    publishedAt: at.toISOString(),
    content: about('About'),
    source: `${site}/about`,
  });
});

test("a page is in the reader's language, or in English if it has not been translated", async () => {
  const documents = {
    'programme_pages/about_en': page(about('About')),
    'programme_pages/about_fr': page(about('À propos'), 'fr'),
  };
  expect((await read('about?lang=fr', documents)).body['page']).toMatchObject({ lang: 'fr' });
  expect((await read('about?lang=sw', documents)).body['page']).toMatchObject({ lang: 'en' });
});

test.each([
  ['that has not been published', {}],
  ['that does not match the schema', { 'programme_pages/about_en': page({ title: 'About' }) }],
])('the response for a page %s is null, so that the site shows its built-in content', async (_, documents) => {
  const { status, body } = await read('about', documents);
  expect([status, body['page']]).toEqual([200, null]);
});

test.each([
  ['sadc', 404],
  ['about/en', 404],
  ['about?lang=de', 400],
  ['about?page=2', 400],
])('%s is rejected with status %i', async (address, status) => {
  expect((await read(address)).status).toBe(status);
});
