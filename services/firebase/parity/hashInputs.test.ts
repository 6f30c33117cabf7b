/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashInputs } from './hashInputs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
  put('suite.ts', "import { add } from 'engine';\nconsole.log(add(1, 2));\n");
  put('node_modules/engine/index.js', 'export const add = (a, b) => a + b;\nexport const unused = () => 1;\n');
  put('node_modules/engine/package.json', '{ "type": "module", "main": "index.js", "sideEffects": false }');
  put('product.rules', 'allow read;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const hash = () => hashInputs(join(folder, 'suite.ts'), [join(folder, 'product.rules')]);

test.each([
  ['the engine', 'node_modules/engine/index.js', 'export const add = (a, b) => a - b;\n'],
  ['the cases', 'suite.ts', "import { add } from 'engine';\nconsole.log(add(1, 3));\n"],
  ['the rules', 'product.rules', 'allow write;'],
])('a change of %s changes the hash', async (_, path, text) => {
  const before = await hash();
  put(path, text);
  expect(await hash()).not.toBe(before);
});

test('a change of comments or unused code does not change the hash', async () => {
  const before = await hash();
  put('suite.ts', "// Adds.\nimport { add } from 'engine';\nconsole.log(add(1, 2));\n");
  put('node_modules/engine/index.js', 'export const add = (a, b) => a + b;\nexport const unused = () => 2;\n');
  expect(await hash()).toBe(before);
});
