/** @jest-environment node */
import { createHandler } from './handler';

const options = {
  site: 'https://site.example',
  data: { projectId: 'demo-adp', apiKey: 'key', origin: 'https://data.example' },
};
const handler = createHandler(options);

test.each(['/', '/articles', '/api/v1/none'])('%s, which nothing answers, is not found', async (path) => {
  const { status } = await handler(new Request(`https://site.example${path}`));
  expect(status).toBe(404);
});

test('what is no data is asked of the pages', async () => {
  const pages = ({ url }: Request) => Promise.resolve(new Response(`page at ${url}`));
  const response = await createHandler({ ...options, pages })(new Request('https://site.example/articles'));
  expect(await response.text()).toBe('page at https://site.example/articles');
});
