/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import schema from '../../../config/sites/site.schema.json';
import { appFolder, getSenderDomain, readSiteFile } from './siteFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] };
const valid = { origin: 'https://site.example', registry: { apps: [app], social: {} } };

function read(value: unknown) {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readSiteFile(file);
}

test('returns every field of a valid site file', () => {
  expect(read(valid)).toEqual(valid);
});

test('reads the Firebase hosts, with empty lists for missing fields', () => {
  const frames = ['https://project.example'];
  expect(read({ ...valid, firebase: { frames } }).firebase).toEqual({ scripts: [], connect: [], frames, images: [] });
});

test.each([
  ['with capitals', 'https://Site.example', 'must be an origin as browsers write it'],
  ['with a path', 'https://site.example/', 'must be an origin as browsers write it'],
  ['that an app also has', 'https://tiny.example', 'has mfe_tiny on the origin of the shell'],
])('rejects a shell origin %s', (_, origin, message) => {
  expect(() => read({ ...valid, origin })).toThrow(message);
});

test.each<[string, unknown, string]>([
  ['no object', [], '"firebase" must be an object of lists of origins.'],
  ['an unknown list', { styles: [] }, '"firebase" has no list "styles".'],
  ['no list', { scripts: 'https://a.example' }, '"firebase.scripts" must list origins'],
  ['another directive', { frames: ['https://a.example; script-src *'] }, '"firebase.frames" must list origins'],
  ['a file', { connect: ['https://a.example/path'] }, '"firebase.connect" must list origins'],
])('rejects Firebase hosts that are %s with the reason', (_, firebase, message) => {
  expect(() => read({ ...valid, firebase })).toThrow(message);
});

test("the example of a production site allows only reCAPTCHA's scripts, frames and requests", () => {
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

test.each(['local', 'production.example'])('%s is a site with rendered pages', (name) => {
  expect(readSiteFile(join(__dirname, `../../../config/sites/${name}.json`)).edge).toBe('function');
});

test('reads the type of the renderer, if the site has a renderer', () => {
  expect(read({ ...valid, edge: 'function' }).edge).toBe('function');
  expect(() => read({ ...valid, edge: 'elsewhere' })).toThrow('"edge" in');
});

test("reads the Hosting settings, with Google's API as the default", () => {
  expect(read({ ...valid, hosting: { project: 'some-project' } }).hosting).toEqual({
    project: 'some-project',
    api: 'https://firebasehosting.googleapis.com',
    sites: {},
  });
  expect(() => read({ ...valid, hosting: { project: 'some-project', api: 'http://evil.example' } })).toThrow('hosting');
});

const mail = { host: 'smtp.example.org', port: 465, secure: true, from: 'Example <alerts@mail.Example.org>' };

test('reads the settings of emails', () => {
  const settings = { ...mail, user: 'user', dkimSelector: 's1' };
  expect(read({ ...valid, mail: settings }).mail).toEqual(settings);
  expect(read({ ...valid, mail: { ...mail, from: 'alerts@example.org' } }).mail?.from).toBe('alerts@example.org');
  expect(getSenderDomain(mail)).toBe('mail.example.org');
});

test.each<[string, object]>([
  ['a password', { password: 'secret' }],
  ['a URL as the host', { host: 'smtps://smtp.example.org' }],
  ['a port that does not exist', { port: 70_000 }],
  ['no email address as the sender', { from: 'African Digital Policy' }],
  ['a sender with a line break', { from: 'A\r\nBcc: b@example.org <a@example.org>' }],
])('rejects settings of emails with %s', (_, change) => {
  expect(() => read({ ...valid, mail: { ...mail, ...change } })).toThrow('"mail" in');
});

test('does not guess the bucket of a real project', () => {
  const firebaseConfig = { projectId: 'some-project', apiKey: 'key' };
  expect(() => read({ ...valid, firebaseConfig })).toThrow('must hold "storageBucket"');
  expect(
    read({ ...valid, firebaseConfig: { ...firebaseConfig, storageBucket: 'bucket' } }).firebaseConfig,
  ).toMatchObject({
    storageBucket: 'bucket',
  });
});

test.each(['local', 'production.example'])(
  "%s.json is valid, and the editors' schema describes all of its fields",
  (name) => {
    const file = join(__dirname, '../../../config/sites', `${name}.json`);
    expect(readSiteFile(file).hosting).toBeDefined();
    const text = JSON.parse(readFileSync(file, 'utf8')) as object;
    for (const [key, value] of Object.entries(text)) {
      expect(Object.keys(schema.properties)).toContain(key);
      const described = Object.keys(Object(Reflect.get(schema.properties, key)).properties ?? {});
      if (typeof value === 'object') expect(described).toEqual(expect.arrayContaining(Object.keys(value as object)));
    }
  },
);

test('the site file for this machine is valid, and no two apps own the same path', () => {
  const site = readSiteFile(join(__dirname, '../../../config/sites/local.json'));
  expect(site.origin).toBe('http://127.0.0.1:4200');
  expect(site.registry.apps.map(({ name }) => name)).toContain('mfe_programmes');
});

test.each<[string, unknown]>([
  ['a list', []],
  ['null', 'null'],
  ['no origin', { registry: valid.registry }],
  ['an origin that is not a string', { ...valid, origin: 4200 }],
  ['no registry', { origin: valid.origin }],
])('rejects %s and names the required fields', (_, value) => {
  expect(() => read(value)).toThrow(`${join(folder, 'site.json')} must hold "origin" and "registry".`);
});

test.each<[string, unknown, string]>([
  [
    'a registry with a fault',
    { ...valid, registry: { apps: [{ ...app, owns: ['tiny'] }], social: {} } },
    'The registry is invalid at apps.0.owns.0',
  ],
  [
    'a registry that names an app twice',
    { ...valid, registry: { apps: [app, app], social: {} } },
    'The registry names mfe_tiny twice.',
  ],
  ['a registry of null', { ...valid, registry: null }, 'The registry is invalid at '],
])('rejects %s with the reason', (_, value, message) => {
  expect(() => read(value)).toThrow(message);
});

test('a missing file causes an error that names the file', () => {
  expect(() => readSiteFile(join(folder, 'nothing.json'))).toThrow('nothing.json');
});

test('a file that is not JSON causes an error that names the file', () => {
  expect(() => read('{ origin: ')).toThrow(join(folder, 'site.json'));
});

test.each([
  ['mfe_programmes', 'mfe-programmes'],
  ['mfe_long_name', 'mfe-long-name'],
  ['app', 'app'],
])('the folder of %s is %s', (name, path) => {
  expect(appFolder(name)).toBe(path);
});
