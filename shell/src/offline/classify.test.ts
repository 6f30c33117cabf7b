/** @jest-environment node */
import { classify, isStorable, type RequestFields } from './classify';

const site = 'https://site.example';
const request = (url: string, more: Partial<RequestFields> = {}): RequestFields => ({
  url,
  method: 'GET',
  mode: 'cors',
  destination: '',
  headers: new Headers(),
  ...more,
});
const page = { mode: 'navigate', destination: 'document' } as const;

test.each([
  ['/apet', page, 'page'],
  ['/fr/articles/one?x=1', page, 'page'],
  ['/articles/embed/edit', page, 'page'],
  ['/b-0123456789/shell.js', { mode: 'no-cors' } as const, 'file'],
  ['https://app.example/b-0123456789/fr/list.js', {}, 'file'],
  ['https://app.example/manifest.json', {}, 'manifest'],
  ['/api/v1/events?after=0.x', {}, 'data'],
  ['/v0/picture', { destination: 'image', mode: 'no-cors' } as const, 'image'],
])('the worker handles a request for %s', (path, more, kind) => {
  expect(classify(request(new URL(path, site).href, more), site)).toBe(kind);
});

test.each([
  ['a write', '/api/v1/events', { method: 'POST' }],
  ['a request with a member’s token', '/api/v1/events', { headers: new Headers({ authorization: 'Bearer x' }) }],
  ['actions', '/api/actions/report', {}],
  ['data of members in Firestore', 'https://firestore.example/v1/projects/p', {}],
  ['pages of the platform', '/__/auth/handler', page],
  ['the page for developers', '/-/apps', page],
  ['embeds', '/embed/events?theme=health', page],
  ['embeds in other languages', '/fr/embed/map/events', page],
  ['files that change', '/builds/latest.json', {}],
  ['a page of another site', 'https://app.example/apet', page],
  ['a script without CORS of another host', 'https://app.example/b-0123456789/entry.js', { mode: 'no-cors' as const }],
  ['a file requested with a cache-busting query', '/b-0123456789/shell.js?retry=1', {}],
  ['a part of a file', '/b-0123456789/shell.js', { headers: new Headers({ range: 'bytes=0-1' }) }],
])('the worker does not handle %s', (_, path, more) => {
  expect(classify(request(new URL(path, site).href, more), site)).toBeUndefined();
});

test.each([
  ['public, max-age=0', 200, false, true],
  ['private, no-cache', 200, false, false],
  ['no-store', 200, false, false],
  ['public', 404, false, false],
  ['public', 200, true, false],
])('a response with %s, status %i and redirected: %s is stored: %s', (caching, status, redirected, expected) => {
  expect(isStorable({ status, redirected, headers: new Headers({ 'cache-control': caching }) })).toBe(expected);
});
