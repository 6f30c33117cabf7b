/** @jest-environment node */
import { findBuildError } from './fit';
import { chooseTrack, findIncompatibility, parseIntegrity, parseManifest } from './index';

const valid = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: 'mfe_tiny_b_0123456789',
  entry: 'b-0123456789/entry.js',
  requires: { react: '19.3.1' },
  integrity: { 'entry.js': 'sha256-AAAA' },
};

test('returns every field of a valid manifest', () => {
  expect(parseManifest(valid)).toEqual(valid);
});

test('removes unknown fields from a manifest', () => {
  expect(parseManifest({ ...valid, publicPath: 'https://elsewhere.example/' })).toEqual(valid);
});

test.each<[string, unknown, RegExp]>([
  ["a gateway's JSON", { message: 'upstream timed out' }, /contract: /],
  ['a list', [valid], /contract: /],
  ['a text', 'not found', /Expected Object/],
  ['a contract version that is not an integer', { ...valid, contract: 1.5 }, /contract: /],
  ['a name in capitals', { ...valid, app: 'Tiny' }, /app: /],
  ['a build id that is too short', { ...valid, build: 'b-01234' }, /build: a build id as b- and ten hex digits/],
  ['a build id that is not a hash', { ...valid, build: 'latest' }, /build: a build id as b- and ten hex digits/],
  ['a container that is not an identifier', { ...valid, container: 'a;alert(1)' }, /container: /],
  ['a version that is a range', { ...valid, requires: { react: '^19.0.0' } }, /requires\.react: a version as 1\.2\.3/],
  ['a version that is unknown', { ...valid, requires: { react: false } }, /requires\.react: /],
  ['no hashes', { ...valid, integrity: undefined }, /integrity: /],
  ['a hash of another kind', { ...valid, integrity: { 'entry.js': 'md5-AAAA' } }, /integrity\.entry\.js: a hash/],
  ['no list of what it requires', { ...valid, requires: undefined }, /requires: /],
])('rejects %s with the reason', (_, value, message) => {
  expect(() => parseManifest(value)).toThrow(/^the manifest does not match the contract: /);
  expect(() => parseManifest(value)).toThrow(message);
});

test.each([
  ['outside its folder', '../b-0123456789/entry.js'],
  ['outside its build folder', 'b-0123456789/../entry.js'],
  ['with an absolute URL', 'https://elsewhere.example/b-0123456789/entry.js'],
  ['with a URL without a scheme', '//elsewhere.example/entry.js'],
  ['at the root of the host', '/b-0123456789/entry.js'],
  ['in no build folder', 'entry.js'],
  ['below a folder of the build', 'b-0123456789/deep/entry.js'],
  ['that is not a script', 'b-0123456789/entry.html'],
  ['with a query', 'b-0123456789/entry.js?x=1'],
])('rejects an entry %s', (_, entry) => {
  expect(() => parseManifest({ ...valid, entry })).toThrow('entry: an entry inside its build folder');
});

describe('a canary', () => {
  const canary = { ...valid, build: 'b-9876543210', share: 0.1 };

  test('is returned with the live build if it is valid', () => {
    expect(parseManifest({ ...valid, canary })).toEqual({ ...valid, canary });
    expect(findBuildError({ ...valid, canary }, 'canary')).toBeUndefined();
    expect(findBuildError(valid, 'canary')).toBeUndefined();
  });

  test.each<[string, unknown, RegExp]>([
    ['that is not an object', 'b-9876543210', /canary: /],
    ['that is null', null, /canary: /],
    ['without a share', { ...canary, share: undefined }, /canary\.share: /],
    ['with a share above 1', { ...canary, share: 10 }, /canary\.share: /],
    ['with an entry elsewhere', { ...canary, entry: '//elsewhere.example/entry.js' }, /canary\.entry: /],
    ['of another app', { ...canary, app: 'mfe_other' }, /canary\.app: it is a build of mfe_other/],
  ])('%s is ignored, and the live build is returned', (_, faulty, reason) => {
    expect(parseManifest({ ...valid, canary: faulty })).toEqual(valid);
    expect(findBuildError({ ...valid, canary: faulty }, 'canary')).toMatch(reason);
  });
});

describe('the track "next"', () => {
  const next = { ...valid, contract: 2, build: 'b-9876543210' };
  const site = (...contracts: number[]) => ({ contracts, versions: { react: '19.3.1' } });

  test('is used by shells that it fits, and ignored by the others', () => {
    const manifest = parseManifest({ ...valid, next });
    expect(manifest).toEqual({ ...valid, next });
    expect(chooseTrack(manifest, site(1, 2)).build).toBe(next.build);
    expect(chooseTrack(manifest, site(2)).build).toBe(next.build);
    expect(chooseTrack(manifest, site(1)).build).toBe(valid.build);
    expect(chooseTrack(parseManifest(valid), site(1)).build).toBe(valid.build);
  });

  test('may need a newer shared package instead of a newer contract', () => {
    const manifest = parseManifest({
      ...valid,
      next: { ...valid, build: 'b-9876543210', requires: { react: '20.0.0' } },
    });
    expect(chooseTrack(manifest, site(1)).build).toBe(valid.build);
    expect(chooseTrack(manifest, { contracts: [1], versions: { react: '20.1.0' } }).build).toBe('b-9876543210');
  });

  test.each<[string, unknown, RegExp]>([
    ['that is not an object', 'b-9876543210', /next: /],
    ['without hashes', { ...next, integrity: undefined }, /next\.integrity: /],
    ['of another app', { ...next, app: 'mfe_other' }, /next\.app: it is a build of mfe_other/],
  ])('%s is ignored, and the live build is returned', (_, faulty, reason) => {
    expect(parseManifest({ ...valid, next: faulty })).toEqual(valid);
    expect(findBuildError({ ...valid, next: faulty }, 'next')).toMatch(reason);
  });
});

describe('the compatibility of an app', () => {
  const built = (requires: Record<string, string>) => parseManifest({ ...valid, requires });
  const site = (versions: Record<string, string>) => ({ contracts: [1, 2], versions });

  test.each([
    ['the same version', '19.3.1'],
    ['a newer patch', '19.3.4'],
    ['an older patch', '19.3.0'],
    ['a newer minor version', '19.10.0'],
  ])('allows %s of a shared package', (_, has) => {
    expect(findIncompatibility(built({ react: '19.3.1' }), site({ react: has }))).toBeUndefined();
  });

  test.each([
    ['an older minor version', '19.2.9'],
    ['an older major version', '18.9.9'],
    ['a newer major version', '20.0.0'],
  ])('rejects %s of a shared package, and names both versions', (_, has) => {
    expect(findIncompatibility(built({ react: '19.3.1' }), site({ react: has }))).toBe(
      `it needs react 19.3.1, but this site has ${has}`,
    );
  });

  const next = { ...site({ react: '20.0.0' }), accepts: { react: ['19.3'] } };

  test.each(['19.2.0', '19.3.1', '20.0.3'])(
    'allows an app built for %s if the package answers to that version',
    (react) => {
      expect(findIncompatibility(built({ react }), next)).toBeUndefined();
    },
  );

  test.each(['19.4.0', '20.1.0', '21.0.0'])('rejects an app built for %s if no answer fits', (react) => {
    expect(findIncompatibility(built({ react }), next)).toBe(`it needs react ${react}, but this site has 20.0.0, 19.3`);
  });

  test('names a package that the site does not share', () => {
    expect(findIncompatibility(built({ react: '19.3.1', vue: '3.0.0' }), site({ react: '19.3.1' }))).toBe(
      'it needs vue 3.0.0, which this site does not share',
    );
  });

  test('accepts an app that requires no shared packages', () => {
    expect(findIncompatibility(built({}), site({}))).toBeUndefined();
  });

  test("checks the contract's version first", () => {
    const manifest = parseManifest({ ...valid, contract: 3, requires: { vue: '3.0.0' } });
    expect(findIncompatibility(manifest, site({}))).toBe('it needs contract 3, but this site supports 1, 2');
  });

  test('allows each contract that the site supports', () => {
    expect(findIncompatibility({ contract: 2, requires: {} }, site({}))).toBeUndefined();
  });
});

test('parseIntegrity rejects invalid lists of hashes', () => {
  const list = { 'entry.js': 'sha256-AAAA', 'list.css': 'sha384-AAA=' };
  expect(parseIntegrity(list)).toEqual(list);
  expect(() => parseIntegrity({ message: 'gone' })).toThrow(
    /^the list of hashes does not match the contract: message: a hash$/,
  );
});
