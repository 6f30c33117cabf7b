/** @jest-environment node */
import { findPlaces } from './findPlaces';

const origin = 'https://tiny.example';
const build = 'b-0000000001';
const route = (path: string, ...files: readonly string[]) => ({
  path,
  hints: [
    { as: 'fetch', href: '/manifest.json' },
    ...files.map((file) => ({ as: 'script', href: `/${build}/${file}` })),
  ],
});
const files: Readonly<Record<string, string>> = {
  'routes.json': JSON.stringify([route('/tiny', 'home.js'), route('/tiny/list', 'list.js', 'list.css')]),
  'integrity.json': JSON.stringify(
    Object.fromEntries(['home.js', 'list.js', 'list.css', 'form.js', 'server.js'].map((file) => [file, ''])),
  ),
  'home.js': 'useDeferredValues()',
  'list.js': '(0,r.useMemo)()',
  'list.css': 'p{color:var(--line);border-color:var(--line-strong)}',
  'form.js': '(0,r.useDeferredValue)()',
  'server.js': 'useDeferredValue; --line',
};
const fetchFile: typeof fetch = (input) => {
  const text = files[String(input).replace(`${origin}/${build}/`, '')];
  return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text));
};
const find = (...names: readonly string[]) => findPlaces(origin, build, names, fetchFile);

test('names the pages whose files contain a name, but not those with a longer name', async () => {
  expect(await find('--line')).toEqual(['/tiny/list']);
  expect(await find('--line-str')).toEqual([]);
});

test('names the files that pages load later', async () => {
  expect(await find('useDeferredValue', 'useMemo')).toEqual(['/tiny/list', 'form.js']);
});
