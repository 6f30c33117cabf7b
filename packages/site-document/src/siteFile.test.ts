/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import schema from '../../../config/sites/site.schema.json';
import { appFolder, readSiteFile } from './siteFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const sound = { origin: 'https://site.example', registry: { apps: [app], social: {} } };

function read(value: unknown) {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readSiteFile(file);
}

test('a sound file is read whole', () => {
  expect(read(sound)).toEqual(sound);
});

test('the hosts that Firebase needs are read; a list that is left out is empty', () => {
  const frames = ['https://project.example'];
  expect(read({ ...sound, firebase: { frames } }).firebase).toEqual({ scripts: [], connect: [], frames, images: [] });
});

test.each([
  ['with capitals', 'https://Site.example', 'must be an origin as browsers write it'],
  ['with a path', 'https://site.example/', 'must be an origin as browsers write it'],
  ['that an app has too', 'https://tiny.example', 'has mfe_tiny on the origin of the shell'],
])('an origin of the shell %s is refused', (_, origin, message) => {
  expect(() => read({ ...sound, origin })).toThrow(message);
});

test.each<[string, unknown, string]>([
  ['no object', [], '"firebase" must be an object of lists of origins.'],
  ['an unknown list', { styles: [] }, '"firebase" knows no list "styles".'],
  ['no list', { scripts: 'https://a.example' }, '"firebase.scripts" must list origins'],
  ['another directive', { frames: ['https://a.example; script-src *'] }, '"firebase.frames" must list origins'],
  ['a file', { connect: ['https://a.example/path'] }, '"firebase.connect" must list origins'],
])('hosts for Firebase that are %s are refused with the fault', (_, firebase, message) => {
  expect(() => read({ ...sound, firebase })).toThrow(message);
});

test('the example of a production site allows the scripts, frames and requests of reCAPTCHA, and nothing else from their hosts', () => {
  const { firebase } = readSiteFile(join(__dirname, '../../../config/sites/production.example.json'));
  const google = Object.entries<readonly string[]>({ ...firebase }).flatMap(([list, hosts]) =>
    hosts.filter((host) => /(www|recaptcha)[.]g/.test(host)).map((host) => `${list}: ${host}`),
  );
  expect(google).toEqual([
    ...['scripts: https://www.google.com/recaptcha/', 'scripts: https://www.gstatic.com/recaptcha/'],
    'connect: https://www.google.com/recaptcha/',
    ...['frames: https://www.google.com/recaptcha/', 'frames: https://recaptcha.google.com/recaptcha/'],
  ]);
});

test.each(['local', 'production.example'])('%s is a site whose pages are rendered', (name) => {
  expect(readSiteFile(join(__dirname, `../../../config/sites/${name}.json`)).edge).toBe('function');
});

test('what makes the pages is read, and nothing but what there is', () => {
  expect(read({ ...sound, edge: 'function' }).edge).toBe('function');
  expect(() => read({ ...sound, edge: 'elsewhere' })).toThrow('"edge" in');
});

test('where a site is published is read: Google unless it says otherwise', () => {
  expect(read({ ...sound, hosting: { project: 'some-project' } }).hosting).toEqual({
    project: 'some-project',
    api: 'https://firebasehosting.googleapis.com',
    sites: {},
  });
  expect(() => read({ ...sound, hosting: { project: 'some-project', api: 'http://evil.example' } })).toThrow('hosting');
});

test('the bucket of a real project is never guessed', () => {
  const firebaseConfig = { projectId: 'some-project', apiKey: 'key' };
  expect(() => read({ ...sound, firebaseConfig })).toThrow('must hold "storageBucket"');
  expect(
    read({ ...sound, firebaseConfig: { ...firebaseConfig, storageBucket: 'bucket' } }).firebaseConfig,
  ).toMatchObject({
    storageBucket: 'bucket',
  });
});

test.each(['local', 'production.example'])(
  '%s.json is sound, and the schema that editors use knows all of it',
  (name) => {
    const file = join(__dirname, '../../../config/sites', `${name}.json`);
    expect(readSiteFile(file).hosting).toBeDefined();
    const text = JSON.parse(readFileSync(file, 'utf8')) as object;
    for (const [key, value] of Object.entries(text)) {
      expect(Object.keys(schema.properties)).toContain(key);
      const known = Object.keys(Object(Reflect.get(schema.properties, key)).properties ?? {});
      if (typeof value === 'object') expect(known).toEqual(expect.arrayContaining(Object.keys(value as object)));
    }
  },
);

test('the file for this machine is sound, and gives no path to two apps', () => {
  const site = readSiteFile(join(__dirname, '../../../config/sites/local.json'));
  expect(site.origin).toBe('http://127.0.0.1:4200');
  expect(site.registry.apps.map(({ name }) => name)).toContain('mfe_programmes');
});

test.each<[string, unknown]>([
  ['a list', []],
  ['null', 'null'],
  ['no origin', { registry: sound.registry }],
  ['an origin that is no text', { ...sound, origin: 4200 }],
  ['no registry', { origin: sound.origin }],
])('%s is refused with what must be there', (_, value) => {
  expect(() => read(value)).toThrow(`${join(folder, 'site.json')} must hold "origin" and "registry".`);
});

test.each<[string, unknown, string]>([
  [
    'a registry with a fault',
    { ...sound, registry: { apps: [{ ...app, owns: ['tiny'] }], social: {} } },
    'The registry is faulty at apps.0.owns.0',
  ],
  [
    'a registry that names an app twice',
    { ...sound, registry: { apps: [app, app], social: {} } },
    'The registry names mfe_tiny twice.',
  ],
  ['a registry of null', { ...sound, registry: null }, 'The registry is faulty at '],
])('%s is refused with its fault', (_, value, message) => {
  expect(() => read(value)).toThrow(message);
});

test('a file that is not there is an error that names it', () => {
  expect(() => readSiteFile(join(folder, 'nothing.json'))).toThrow('nothing.json');
});

test('a file that is not JSON is refused with its name', () => {
  expect(() => read('{ origin: ')).toThrow(join(folder, 'site.json'));
});

test.each([
  ['mfe_programmes', 'mfe-programmes'],
  ['mfe_long_name', 'mfe-long-name'],
  ['app', 'app'],
])('the folder of %s is %s', (name, path) => {
  expect(appFolder(name)).toBe(path);
});
