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

test('who searches too often gets no more rendered searches, and everybody else does', async () => {
  const pages = (_: Request, __: unknown, isWithin: boolean) => Promise.resolve(new Response(String(isWithin)));
  const getAddress = ({ headers }: Request) => headers.get('x-address') ?? undefined;
  const handle = createHandler({ ...options, pages, getAddress, now: () => 0 });
  const open = async (path: string, address: string) => {
    const request = new Request(`https://site.example${path}`, { headers: { 'x-address': address } });
    return (await handle(request)).text();
  };
  for (let word = 0; word < 120; word += 1) expect(await open(`/search?q=${word}`, 'a')).toBe('true');
  expect(await open('/search?q=more', 'a')).toBe('false');
  expect(await open('/search', 'a')).toBe('true');
  expect(await open('/articles?q=more', 'a')).toBe('true');
  expect(await open('/search?q=more', 'b')).toBe('true');
});
