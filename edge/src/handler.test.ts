/** @jest-environment node */
import { createHandler } from './handler';

const handler = createHandler({
  site: 'https://site.example',
  data: { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' },
});

test.each(['/', '/articles', '/api/v1/none'])('%s, which nothing answers, is not found', async (path) => {
  const { status } = await handler(new Request(`https://site.example${path}`));
  expect(status).toBe(404);
});
