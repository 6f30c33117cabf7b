import { toBuildOrigin, toSitePath } from './typedUrls';

const settings = {
  wide: [],
  previews: {
    mfe_programmes: ['https://example-programmes--', '.web.app'],
    mfe_content: ['http://mfe-content--', '.localhost:4202'],
  },
} as const;

test.each([
  ['http://127.0.0.1:5300', 'http://127.0.0.1:5300'],
  [' http://localhost:8080/ ', 'http://localhost:8080'],
  ['https://example-programmes--pr-7-a1b2c3d4.web.app', 'https://example-programmes--pr-7-a1b2c3d4.web.app'],
])('accepts %s as the origin of a build', (typed, origin) => {
  expect(toBuildOrigin(typed, 'mfe_programmes', settings)).toBe(origin);
});

test("accepts a channel of the local platform on the app's own host", () => {
  expect(toBuildOrigin('http://mfe-content--pr-7.localhost:4202', 'mfe_content', settings)).toBe(
    'http://mfe-content--pr-7.localhost:4202',
  );
});

test.each([
  '',
  'mfe_programmes',
  'https://foreign.example',
  'https://127.0.0.1:5300',
  'http://127.0.0.1.foreign.example',
  'http://127.0.0.1@foreign.example',
  'http://user@127.0.0.1:5300',
  'http://192.168.1.2:5300',
  'http://127.0.0.1:5300/path',
  'http://127.0.0.1:5300/?query',
  'data:text/javascript,1',
  'javascript:1',
  // Anyone can register a host with a similar name.
  'https://foreign.web.app',
  'https://example-programmes.web.app',
  'https://example-programmes--.web.app',
  'https://example-programmes--pr.foreign.web.app',
  'https://x.example-programmes--pr.web.app',
  'https://example-programmes--pr.web.app.foreign.example',
  'https://example-programmes--pr.web.app:8443',
  // This is a channel of another app.
  'http://mfe-content--pr-7.localhost:4202',
])('rejects "%s" as the origin of a build', (typed) => {
  expect(toBuildOrigin(typed, 'mfe_programmes', settings)).toBeUndefined();
});

test.each(['toString', 'mfe_unknown'])('an app without a preview host, such as %s, has no preview channels', (app) => {
  expect(toBuildOrigin('https://example-programmes--pr.web.app', app, settings)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/apet?q=1#top', '/apet?q=1#top'],
  ['/a/../people', '/people'],
])('accepts %s as a page of this site', (typed, path) => {
  expect(toSitePath(typed)).toBe(path);
});

test.each(['', 'apet', '//foreign.example/apet', '/\\foreign.example', 'https://foreign.example/', '/-/apps'])(
  'rejects "%s" as a page',
  (typed) => {
    expect(toSitePath(typed)).toBeUndefined();
  },
);
