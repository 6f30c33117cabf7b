/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteConfig } from './parseSiteConfig';

const app = { name: 'mfe_programmes', origin: 'https://programmes.example', owns: ['/apet', '/about'] };
const config = (apps: unknown[], social: object = {}) => JSON.stringify({ apps, social });

test('returns every field of a valid registry', () => {
  const social = { x: 'https://x.example/org' };
  expect(parseSiteConfig(config([app], social))).toEqual({ apps: [app], social });
});

test.each([
  ['no JSON', '<!doctype html>', 'The registry is not JSON.'],
  ['no apps', '{"social":{}}', /invalid at apps/],
  ['a name in capitals', config([{ ...app, name: 'Programmes' }]), /apps\.0\.name: a name in snake_case/],
  ['an origin with a path', config([{ ...app, origin: 'https://a.example/x' }]), /apps\.0\.origin: an origin such as/],
  ['a prefix without a slash', config([{ ...app, owns: ['apet'] }]), /apps\.0\.owns\.0: a prefix such as/],
  ['no prefix', config([{ ...app, owns: [] }]), /apps\.0\.owns: an app owns at least one prefix/],
  ['a name twice', config([app, { ...app, owns: ['/x'] }]), 'The registry names mfe_programmes twice.'],
  [
    'an origin twice',
    config([app, { ...app, name: 'other', owns: ['/x'] }]),
    'The registry has mfe_programmes and other on one origin, https://programmes.example.',
  ],
  [
    'a prefix twice',
    config([app, { ...app, name: 'other', origin: 'https://other.example' }]),
    'The registry gives /apet to mfe_programmes and to other.',
  ],
  [
    'a prefix that is a language',
    config([{ ...app, owns: ['/fr/apet'] }]),
    'The registry gives /fr/apet to mfe_programmes: there are the pages in that language.',
  ],
  [
    'a contact that is not an email address',
    JSON.stringify({ apps: [app], social: {}, contact: 'us?bcc=you@site.example' }),
    /contact: an email address/,
  ],
  [
    'a social address without https',
    config([app], { x: 'javascript:alert(1)' }),
    /social\.x: a URL that begins with https/,
  ],
  ['an unknown field', config([{ ...app, manifest: 'x' }]), /invalid at apps\.0\.manifest/],
])('rejects %s with one sentence that describes the problem', (_, text, message) => {
  expect(() => parseSiteConfig(text)).toThrow(message);
});

test.each(['https://X.example', 'https://x.example:443', 'http://127.0.0.1:05501', 'http://localhost:80'])(
  'rejects the origin %s, which browsers normalise',
  (origin) => {
    expect(() => parseSiteConfig(config([{ ...app, origin }]))).toThrow(
      'apps.0.origin: an origin as browsers write it',
    );
  },
);

test('several apps may be registered before they have an origin', () => {
  const comingSoon = { ...app, origin: null };
  expect(() => parseSiteConfig(config([comingSoon, { ...comingSoon, name: 'other', owns: ['/x'] }]))).not.toThrow();
});

const firebase = readFileSync(join(__dirname, '../../../firebase.json'), 'utf8');
const { hosting } = JSON.parse(firebase) as {
  hosting: readonly { readonly target: string; readonly rewrites?: readonly { readonly source: string }[] }[];
};
const { rewrites = [] } = hosting.find(({ target }) => target === 'shell') ?? {};
/** First path segments of the rewrites, such as `api` of `/api/**`, `feeds` of `/@(feeds|cards)/**`, and `fr` of `/@(fr|FR){,/**}`. */
const segments = rewrites
  .flatMap(({ source }) => /^\/(?:@\()?([a-zA-Z|-]+)\)?(?:\/|\{,)/.exec(source)?.[1]?.split('|') ?? [])
  // Prefixes in the registry are lower-case, so ignore other spellings.
  .filter((segment) => segment === segment.toLowerCase());

test("finds first segments in the shell's rewrites", () => {
  expect(segments).toEqual(expect.arrayContaining(['api', 'sitemaps', 'fr']));
});

test.each([...new Set(segments), '-', '-/apps', 'builds', 'b-0123456789'])(
  'rejects the prefix /%s, which the site itself uses',
  (prefix) => {
    expect(() => parseSiteConfig(config([{ ...app, owns: [`/${prefix}`] }]))).toThrow(
      `The registry gives /${prefix} to mfe_programmes`,
    );
  },
);
