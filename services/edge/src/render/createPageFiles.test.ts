/** @jest-environment node */
import { createPageFiles } from './createPageFiles';

const folder = 'https://app.example/b-0123456789';
const script = (name: string) => ({ as: 'script' as const, href: `${folder}/${name}.js`, texts: ['en', 'fr'] });

test("script texts are read once, in the page's language or in English, and invalid texts are omitted", async () => {
  const contents: Readonly<Record<string, string>> = {
    'fr/list.json': '{"t1":{"a":["Liste"]}}',
    'en/list.json': '{"t1":{"a":["List"]}}',
    'fr/other.json': '<html>',
  };
  const fetch = jest.fn((url: string | URL | Request) => {
    const content = contents[String(url).slice(folder.length + 1)];
    return Promise.resolve(new Response(content ?? 'gone', { status: content === undefined ? 404 : 200 }));
  });
  const read = createPageFiles(fetch);
  const hints = [script('list'), script('other'), script('gone')];
  const french = await read(hints, 'fr');
  expect([...french.texts]).toEqual([[`${folder}/fr/list.json`, contents['fr/list.json']]]);
  expect([...(await read([script('list')], 'sw')).texts]).toEqual([
    [`${folder}/en/list.json`, contents['en/list.json']],
  ]);
  const requested = fetch.mock.calls.length;
  expect(await read([script('list')], 'fr')).toEqual(french);
  expect(fetch.mock.calls).toHaveLength(requested);
});
