/** @jest-environment node */
import { parseSiteConfig } from './parseSiteConfig';

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
    'a prefix that is a language',
    config([{ ...app, owns: ['/fr/apet'] }]),
    'The registry gives /fr/apet to mfe_programmes: there are the pages in that language.',
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
