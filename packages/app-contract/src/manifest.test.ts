/** @jest-environment node */
import { CONTRACT_VERSION, findCanaryError, findIncompatibility, parseIntegrity, parseManifest } from './index';

const sound = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: 'mfe_tiny_b_0123456789',
  entry: 'b-0123456789/entry.js',
  requires: { react: '19.3.1' },
  integrity: { 'entry.js': 'sha256-AAAA' },
};

test('a sound manifest is read whole', () => {
  expect(parseManifest(sound)).toEqual(sound);
});

test('what the contract does not know of is left out', () => {
  expect(parseManifest({ ...sound, publicPath: 'https://elsewhere.example/' })).toEqual(sound);
});

test.each<[string, unknown, RegExp]>([
  ["a gateway's JSON", { message: 'upstream timed out' }, /contract: /],
  ['a list', [sound], /contract: /],
  ['a text', 'not found', /Expected Object/],
  ['a contract version that is no whole number', { ...sound, contract: 1.5 }, /contract: /],
  ['a name in capitals', { ...sound, app: 'Tiny' }, /app: /],
  ['a build id that is too short', { ...sound, build: 'b-01234' }, /build: a build id as b- and ten hex digits/],
  ['a build id that is no hash', { ...sound, build: 'latest' }, /build: a build id as b- and ten hex digits/],
  ['a container that is no name', { ...sound, container: 'a;alert(1)' }, /container: /],
  ['a version that is a range', { ...sound, requires: { react: '^19.0.0' } }, /requires\.react: a version as 1\.2\.3/],
  ['a version that is unknown', { ...sound, requires: { react: false } }, /requires\.react: /],
  ['no hashes', { ...sound, integrity: undefined }, /integrity: /],
  ['a hash of another kind', { ...sound, integrity: { 'entry.js': 'md5-AAAA' } }, /integrity\.entry\.js: a hash/],
  ['no list of what it requires', { ...sound, requires: undefined }, /requires: /],
])('%s is refused, and the fault is named', (_, value, message) => {
  expect(() => parseManifest(value)).toThrow(/^the manifest is not to the contract: /);
  expect(() => parseManifest(value)).toThrow(message);
});

test.each([
  ['outside its folder', '../b-0123456789/entry.js'],
  ['outside its build folder', 'b-0123456789/../entry.js'],
  ['at an address of its own', 'https://elsewhere.example/b-0123456789/entry.js'],
  ['at an address without a scheme', '//elsewhere.example/entry.js'],
  ['at the root of the host', '/b-0123456789/entry.js'],
  ['in no build folder', 'entry.js'],
  ['below a folder of the build', 'b-0123456789/deep/entry.js'],
  ['that is no script', 'b-0123456789/entry.html'],
  ['with a query', 'b-0123456789/entry.js?x=1'],
])('an entry %s is refused', (_, entry) => {
  expect(() => parseManifest({ ...sound, entry })).toThrow('entry: an entry inside its build folder');
});

describe('a canary', () => {
  const canary = { ...sound, build: 'b-9876543210', share: 0.1 };

  test('that is valid is returned with the live build', () => {
    expect(parseManifest({ ...sound, canary })).toEqual({ ...sound, canary });
    expect(findCanaryError({ ...sound, canary })).toBeUndefined();
    expect(findCanaryError(sound)).toBeUndefined();
  });

  test.each<[string, unknown, RegExp]>([
    ['that is not an object', 'b-9876543210', /canary: /],
    ['that is null', null, /canary: /],
    ['without a share', { ...canary, share: undefined }, /canary\.share: /],
    ['with a share above 1', { ...canary, share: 10 }, /canary\.share: /],
    ['with an entry elsewhere', { ...canary, entry: '//elsewhere.example/entry.js' }, /canary\.entry: /],
    ['of another app', { ...canary, app: 'mfe_other' }, /canary\.app: it is a build of mfe_other/],
  ])('%s is ignored, and the live build runs', (_, faulty, reason) => {
    expect(parseManifest({ ...sound, canary: faulty })).toEqual(sound);
    expect(findCanaryError({ ...sound, canary: faulty })).toMatch(reason);
  });
});

describe('the fit of an app', () => {
  const built = (requires: Record<string, string>) => parseManifest({ ...sound, requires });

  test.each([
    ['the same version', '19.3.1'],
    ['a newer patch', '19.3.4'],
    ['an older patch', '19.3.0'],
    ['a newer minor version', '19.10.0'],
  ])('with %s of a shared package, it fits', (_, has) => {
    expect(findIncompatibility(built({ react: '19.3.1' }), { react: has })).toBeUndefined();
  });

  test.each([
    ['an older minor version', '19.2.9'],
    ['an older major version', '18.9.9'],
    ['a newer major version', '20.0.0'],
  ])('with %s of a shared package, it is refused with both versions', (_, has) => {
    expect(findIncompatibility(built({ react: '19.3.1' }), { react: has })).toBe(
      `it needs react 19.3.1, this site has ${has}`,
    );
  });

  test('a package that the site does not share is named', () => {
    expect(findIncompatibility(built({ react: '19.3.1', vue: '3.0.0' }), { react: '19.3.1' })).toBe(
      'it needs vue 3.0.0, which this site does not share',
    );
  });

  test('an app that requires nothing fits', () => {
    expect(findIncompatibility(built({}), {})).toBeUndefined();
  });

  test('another version of the contract is refused before anything else is looked at', () => {
    const manifest = parseManifest({ ...sound, contract: CONTRACT_VERSION + 1, requires: { vue: '3.0.0' } });
    expect(findIncompatibility(manifest, {})).toBe('it speaks version 2 of the contract, this site speaks 1');
  });
});

test('a list of hashes is read whole, or refused', () => {
  const list = { 'entry.js': 'sha256-AAAA', 'list.css': 'sha384-AAA=' };
  expect(parseIntegrity(list)).toEqual(list);
  expect(() => parseIntegrity({ message: 'gone' })).toThrow(
    /^the list of hashes is not to the contract: message: a hash$/,
  );
});
