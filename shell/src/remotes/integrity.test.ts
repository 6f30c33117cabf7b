import { answerFetch, json } from '../testing/network';
import { enforceIntegrity, fetchIntegrity, getIntegrity, trust } from './integrity';

const origin = 'https://tiny.example';
const folder = `${origin}/b-0123456789/`;
/** Hash that matches no file. */
const none = 'sha256-AAAA';

document.head.innerHTML = `<link rel="preload" as="script" href="${origin}/b-0000000002/entry.js" integrity="sha256-hint">`;
const data = document.createElement('script');
data.type = 'application/json';
data.id = 'hints';
data.textContent = JSON.stringify({
  files: [`${origin}/manifest.json`, `${origin}/b-0000000003/list.js`, '/b-0000000000/integrity.json'],
  sums: ['', 'sha256-list', 'sha256-shells'],
  pages: {},
});
document.head.append(data);
enforceIntegrity([origin]);

const add = {
  script: (src: string) => Object.assign(document.createElement('script'), { src }).getAttribute('integrity'),
  style: (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }).getAttribute('integrity'),
};

let builds = 0;
/** Creates the folder of a new build, and adds the hash of the build's list. */
function newBuild(): string {
  const path = `${origin}/b-${String((builds += 1)).padStart(10, 'a')}/`;
  trust(path, { 'integrity.json': 'sha256-list' });
  return path;
}

describe.each([
  ['a script', add.script],
  ['a style sheet', add.style],
])('%s', (_, addFile) => {
  test('gets its listed hash, regardless of the query', () => {
    trust(folder, { 'page.js': 'sha256-page' });
    expect([addFile(`${folder}page.js`), addFile(`${folder}page.js?retry=1`)]).toEqual(['sha256-page', 'sha256-page']);
  });

  test.each([
    `${folder}unlisted.js`,
    `${origin}/elsewhere.js`,
    `${origin}/b-9999999999/page.js`,
    '/b-9999999999/toasts.js',
  ])('gets a hash that matches no file if it is not listed: %s', (url) => {
    expect(addFile(url)).toBe(none);
  });

  test('gets no hash if it is on another host, which the security policy blocks', () => {
    expect(addFile('https://apis.google.example/api.js')).toBeNull();
  });
});

test('the hash of a preload hint does not change', () => {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' });
  link.setAttribute('integrity', 'sha256-own');
  link.href = `${folder}later.js`;
  expect([link.getAttribute('integrity'), link.href]).toEqual(['sha256-own', `${folder}later.js`]);
});

test("the hashes in the HTML are used, including those of other pages' files", () => {
  expect(getIntegrity(`${origin}/b-0000000002/entry.js`)).toBe('sha256-hint');
  expect(getIntegrity(`${origin}/b-0000000003/list.js`)).toBe('sha256-list');
  expect(getIntegrity(`${window.location.origin}/b-0000000000/integrity.json`)).toBe('sha256-shells');
  expect(getIntegrity(`${origin}/manifest.json`)).toBeUndefined();
});

describe('the list of a build', () => {
  test('is requested once, with its own hash, when a file without a hash is first needed', async () => {
    const build = newBuild();
    const options: (RequestInit | undefined)[] = [];
    const requested = answerFetch((_, init) => {
      options.push(init);
      return json({ 'page.js': 'sha256-page', 'page.css': 'sha256-style' });
    });
    await Promise.all([fetchIntegrity(`${build}page.js`), fetchIntegrity(`${build}page.css`)]);
    expect(requested).toEqual([`${build}integrity.json`]);
    expect(options[0]?.integrity).toBe('sha256-list');
    expect([add.script(`${build}page.js`), add.style(`${build}page.css`)]).toEqual(['sha256-page', 'sha256-style']);
    expect(fetchIntegrity(`${build}page.js`)).toBeUndefined();
  });

  test('is not requested for a listed file, nor for a build without a list', () => {
    trust(folder, { 'page.js': 'sha256-page' });
    expect([fetchIntegrity(`${folder}page.js`), fetchIntegrity(`${origin}/b-7777777777/page.js`)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['does not match its hash', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has other content', () => json({ message: 'busy' })],
  ])('is requested again bypassing the cache if the first response %s', async (_, bad) => {
    const build = newBuild();
    answerFetch((_address, init) => (init?.cache === 'reload' ? json({ 'page.js': 'sha256-page' }) : bad()));
    await fetchIntegrity(`${build}page.js`);
    expect(add.script(`${build}page.js`)).toBe('sha256-page');
  });

  test('is requested again for the next file if it fails to load, and its files stay unlisted', async () => {
    const build = newBuild();
    answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await fetchIntegrity(`${build}page.js`);
    expect(add.script(`${build}page.js`)).toBe(none);
    answerFetch(() => json({ 'page.js': 'sha256-page' }));
    await fetchIntegrity(`${build}page.js`);
    expect(add.script(`${build}page.js`)).toBe('sha256-page');
  });
});
