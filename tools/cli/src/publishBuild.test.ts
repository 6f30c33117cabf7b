/** @jest-environment node */
import fs, { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild, type FileWriter } from './publishBuild';
import { buildId, emptyFolder, writeFiles } from './testing/buildFolders';

let folder: ReturnType<typeof emptyFolder>;
let dist: string;
let host: string;
beforeEach(() => {
  folder = emptyFolder();
  dist = join(folder.path, 'dist');
  host = join(folder.path, 'host');
});
afterEach(() => folder.remove());

/** Writes build `number` into `dist` as webpack would create it. */
function build(number: number): void {
  rmSync(dist, { recursive: true, force: true });
  const id = buildId(number);
  writeFiles(dist, { 'manifest.json': `{"build":"${id}"}`, [`${id}/entry.js`]: `// build ${number}` });
}

const publish = (number: number) => {
  build(number);
  return publishBuild(dist, host);
};

const buildsOn = () => readdirSync(host).filter((name) => name.startsWith('b-'));
const live = () => readFileSync(join(host, 'manifest.json'), 'utf8');

/** Returns the content of every file on the host, by path. */
const everything = () =>
  readdirSync(host, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(host, file)).isFile())
    .map((file) => [file, readFileSync(join(host, file), 'utf8')]);

test("the first build creates the host with the build's files, manifest and ID", () => {
  expect(publish(1)).toBe(buildId(1));
  expect(live()).toBe(`{"build":"${buildId(1)}"}`);
  expect(readFileSync(join(host, buildId(1), 'entry.js'), 'utf8')).toBe('// build 1');
});

test('the last five builds remain, and the newest is live', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) publish(number);
  expect(buildsOn()).toEqual([3, 4, 5, 6, 7].map(buildId));
  expect(live()).toContain(buildId(7));
});

test('publishing the same build again changes nothing', () => {
  for (const number of [1, 2, 3, 4, 5]) publish(number);
  const before = everything();
  expect(publish(5)).toBe(buildId(5));
  expect(everything()).toEqual(before);
});

test('an older build that is published again becomes live, and no other build is removed', () => {
  for (const number of [1, 2, 3, 4, 5]) publish(number);
  publish(2);
  expect(live()).toContain(buildId(2));
  expect(buildsOn()).toEqual([1, 2, 3, 4, 5].map(buildId));
  publish(6);
  expect(buildsOn()).toEqual([2, 3, 4, 5, 6].map(buildId));
});

test('the manifest is written last, so a build that cannot be copied does not change the host', () => {
  publish(1);
  const before = everything();
  build(2);
  rmSync(join(dist, buildId(2)), { recursive: true });
  expect(() => publishBuild(dist, host)).toThrow();
  expect(everything()).toEqual(before);
});

test('no temporary files remain', () => {
  publish(1);
  expect(readdirSync(host).sort()).toEqual([buildId(1), 'builds.json', 'manifest.json']);
});

test('other files of the host are not changed', () => {
  publish(1);
  writeFiles(host, { 'index.html': 'page', 'builds/latest.json': '{}' });
  for (const number of [2, 3, 4, 5, 6, 7]) publish(number);
  expect(existsSync(join(host, 'index.html'))).toBe(true);
  expect(existsSync(join(host, 'builds/latest.json'))).toBe(true);
});

test.each([
  ['no object', '"b-0000000001"'],
  ['no build', '{"app":"mfe_tiny"}'],
  ['a build that is not a string', '{"build":1}'],
])('a manifest with %s is rejected, and nothing is published', (_, manifest) => {
  writeFiles(dist, { 'manifest.json': manifest });
  expect(() => publishBuild(dist, host)).toThrow(`${join(dist, 'manifest.json')} names no build.`);
  expect(existsSync(host)).toBe(false);
});

test('a damaged list of builds does not prevent publishing', () => {
  publish(1);
  writeFiles(host, { 'builds.json': '{"not":"a list"}' });
  expect(publish(2)).toBe(buildId(2));
  expect(live()).toContain(buildId(2));
});

test('the standard manifest of Module Federation is published with its build, if the manifest exists', () => {
  publish(1);
  expect(existsSync(join(host, 'mf-manifest.json'))).toBe(false);
  build(2);
  writeFiles(dist, { 'mf-manifest.json': '{"id":"tiny"}' });
  publishBuild(dist, host);
  expect(readFileSync(join(host, 'mf-manifest.json'), 'utf8')).toBe('{"id":"tiny"}');
});

describe('a process that is killed or runs concurrently', () => {
  const killed = () => {
    throw new Error('killed');
  };
  const isWhole = (number: number) =>
    existsSync(join(host, buildId(number), 'entry.js')) && existsSync(join(host, buildId(number), 'manifest.json'));

  test('leaves no partial build when it is killed while removing a build', () => {
    for (const number of [1, 2, 3, 4, 5]) publish(number);
    build(6);
    const rmSync: FileWriter['rmSync'] = (path) => {
      fs.rmSync(join(String(path), 'entry.js'));
      killed();
    };
    expect(() => publishBuild(dist, host, { files: { ...fs, rmSync } })).toThrow('killed');
    expect(existsSync(join(host, buildId(1)))).toBe(false);
    publish(1);
    expect(isWhole(1)).toBe(true);
  });

  test('leaves a partial build that the next publication of the same build completes', () => {
    publish(1);
    rmSync(join(host, buildId(1), 'entry.js'));
    publish(1);
    expect(isWhole(1)).toBe(true);
  });

  test('can publish the same build as another process, and both succeed without leaving temporary files', () => {
    build(1);
    let isFirst = true;
    const renameSync: FileWriter['renameSync'] = (from, to) => {
      if (isFirst) {
        isFirst = false;
        publishBuild(dist, host);
      }
      fs.renameSync(from, to);
    };
    expect(publishBuild(dist, host, { files: { ...fs, renameSync } })).toBe(buildId(1));
    expect(readdirSync(host).sort()).toEqual([buildId(1), 'builds.json', 'manifest.json']);
    expect(isWhole(1)).toBe(true);
  });

  test('leaves temporary files that are removed an hour later, but not files of a process that may still run', () => {
    publish(1);
    writeFiles(host, {
      'pages/index.html.new-0123abcd': 'half a page',
      [`${buildId(2)}.new-0123abcd/entry.js`]: 'half a build',
      [`${buildId(3)}.new-0123abcd/entry.js`]: 'half a build',
    });
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['pages/index.html.new-0123abcd', `${buildId(2)}.new-0123abcd`])
      utimesSync(join(host, name), old, old);
    publish(1);
    expect(readdirSync(join(host, 'pages'))).toEqual([]);
    expect(buildsOn()).toEqual([buildId(1), `${buildId(3)}.new-0123abcd`]);
  });

  test('may leave a build out of the list of builds, and the build is still removed in order', () => {
    publish(1);
    writeFiles(host, { 'builds.json': '[]' });
    const old = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(host, buildId(1)), old, old);
    for (const number of [2, 3, 4, 5, 6]) publish(number);
    expect(buildsOn()).toEqual([2, 3, 4, 5, 6].map(buildId));
  });
});
