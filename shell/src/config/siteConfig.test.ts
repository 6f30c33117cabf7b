import { findOwner, parseSiteConfig } from './siteConfig';

const app = { name: 'mfe_programmes', origin: 'https://programmes.example', owns: ['/apet', '/about'] };
const config = (apps: unknown[], social: object = {}) => JSON.stringify({ apps, social });

test('a sound registry is read whole', () => {
  const social = { x: 'https://x.example/org' };
  expect(parseSiteConfig(config([app], social))).toEqual({ apps: [app], social });
});

test.each([
  ['no JSON', '<!doctype html>', 'The registry is not JSON.'],
  ['no apps', '{"social":{}}', /faulty at apps/],
  ['a name in capitals', config([{ ...app, name: 'Programmes' }]), /apps\.0\.name: a name in snake_case/],
  ['an origin with a path', config([{ ...app, origin: 'https://a.example/x' }]), /apps\.0\.origin: an origin such as/],
  ['a prefix without a slash', config([{ ...app, owns: ['apet'] }]), /apps\.0\.owns\.0: a prefix such as/],
  ['no prefix', config([{ ...app, owns: [] }]), /apps\.0\.owns: an app owns at least one prefix/],
  ['a name twice', config([app, { ...app, owns: ['/x'] }]), 'The registry names mfe_programmes twice.'],
  [
    'a prefix twice',
    config([app, { ...app, name: 'other' }]),
    'The registry gives /apet to mfe_programmes and to other.',
  ],
  [
    'a contact that is no address',
    JSON.stringify({ apps: [app], social: {}, contact: 'us?bcc=you@site.example' }),
    /contact: an e-mail address/,
  ],
  [
    'a social address without https',
    config([app], { x: 'javascript:alert(1)' }),
    /social\.x: an address that begins with https/,
  ],
  ['an unknown field', config([{ ...app, manifest: 'x' }]), /faulty at apps\.0\.manifest/],
])('%s is refused with a clear sentence', (_, text, message) => {
  expect(() => parseSiteConfig(text)).toThrow(message);
});

describe('the owner of a path', () => {
  const site = parseSiteConfig(
    config([
      { name: 'account', origin: null, owns: ['/:username', '/people'] },
      { name: 'content', origin: null, owns: ['/new', '/articles'] },
      { name: 'drafts', origin: null, owns: ['/new/article'] },
    ]),
  );

  test.each([
    ['/articles', 'content'],
    ['/articles/42', 'content'],
    ['/new/event', 'content'],
    ['/new/article', 'drafts'],
    ['/new/article/7', 'drafts'],
    ['/new/articles', 'content'],
    ['/people', 'account'],
    ['/amina', 'account'],
    ['/amina/', 'account'],
    ['/articlesque', 'account'],
    ['/amina/followers', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, owner) => {
    expect(findOwner(site, path)?.name).toBe(owner);
  });
});
