/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyPair } from '@adp/app-kit/publish';
import { emptyFolder, writeFiles } from '../testing/buildFolders';
import { register } from './register';

let folder: ReturnType<typeof emptyFolder>;
let file: string;
beforeEach(() => {
  folder = emptyFolder();
  file = join(folder.path, 'site.json');
  const apps = [{ name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] }];
  writeFiles(folder.path, {
    'site.json': JSON.stringify({ origin: 'https://site.example', registry: { apps, social: {} } }),
  });
});
afterEach(() => folder.remove());

const apps = (text: string) => (JSON.parse(text) as { registry: { apps: unknown } }).registry.apps;

test('an app is added with its origin and prefixes, and the rest of the file does not change', () => {
  const text = register(file, 'mfe_forum', ['https://forum.example', '/forum', '/topics']);
  expect(apps(text)).toEqual([
    { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/tiny'] },
    { name: 'mfe_forum', origin: 'https://forum.example', owns: ['/forum', '/topics'] },
  ]);
  expect(text).toContain('"origin": "https://site.example"');
});

test('an existing app receives more prefixes or a new origin', () => {
  expect(apps(register(file, 'mfe_tiny', ['/more']))).toMatchObject([{ owns: ['/tiny', '/more'] }]);
  expect(apps(register(file, 'mfe_tiny', ['https://new.example', '/tiny']))).toEqual([
    { name: 'mfe_tiny', origin: 'https://new.example', owns: ['/tiny'] },
  ]);
});

test('an app receives a second key, and keeps the first one', () => {
  const [first, second] = [createKeyPair().publicKey, createKeyPair().publicKey];
  writeFiles(folder.path, { 'site.json': register(file, 'mfe_tiny', [], { keys: [first] }) });
  expect(apps(register(file, 'mfe_tiny', [], { keys: [second] }))).toMatchObject([
    { owns: ['/tiny'], keys: [first, second] },
  ]);
  expect(() => register(file, 'mfe_tiny', [], { keys: ['AAAA'] })).toThrow('a public key as "adp keys" prints it');
});

test('an app with separate documents keeps this setting and its links when it receives more prefixes', () => {
  writeFiles(folder.path, {
    'site.json': register(file, 'mfe_forum', ['https://forum.example', '/forum'], { separateDocument: true }),
  });
  expect(apps(register(file, 'mfe_forum', ['/topics']))).toMatchObject([
    {},
    { name: 'mfe_forum', owns: ['/forum', '/topics'], separateDocument: true },
  ]);
});

test.each([
  ['without a prefix', 'mfe_forum', ['https://forum.example'], 'Name the app, its origin and its prefixes'],
  ['without an origin', 'mfe_forum', ['/forum'], 'Name the app, its origin and its prefixes'],
  [
    'with the prefix of another',
    'mfe_forum',
    ['https://forum.example', '/tiny'],
    'gives /tiny to mfe_tiny and to mfe_forum',
  ],
  ['with an origin that has a path', 'mfe_forum', ['https://forum.example/x', '/forum'], 'The registry is invalid'],
])('an app %s is rejected, and the file does not change', (_, name, rest, sentence) => {
  const before = readFileSync(file, 'utf8');
  expect(() => register(file, name, rest)).toThrow(sentence);
  expect(readFileSync(file, 'utf8')).toBe(before);
});
