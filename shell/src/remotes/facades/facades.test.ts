/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as facade from './reactRouterDom';
import * as schemas from './valibot';

const router = jest.requireActual<Record<string, unknown>>('react-router-dom');

/** Returns the names that a facade's source exports. */
function namesIn(file: string): string[] {
  const source = readFileSync(join(__dirname, file), 'utf8');
  return [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
}

test.each(namesIn('reactRouterDom.ts'))('the facade re-exports %s from react-router', (name) => {
  expect(Reflect.get(facade, name)).toBeDefined();
  expect(Reflect.get(facade, name)).toBe(router[name]);
});

/** Returns the exports of valibot that the page's packages use, as `v.name`. */
function schemaNamesUsed(): string[] {
  const root = join(__dirname, '../../../..');
  const sources = [
    'packages/app-contract/src',
    'packages/shared-data/src',
    'shared-auth/src',
    'shell/src',
    'mfe-content/src',
    'mfe-account/src',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const using = sources.filter((source) => source.includes("from 'valibot'"));
  return [...new Set(using.flatMap((source) => [...source.matchAll(/\bv\.([a-z]\w*)/g)].map(([, name = '']) => name)))];
}

test('the facade exports exactly the names of valibot that are used', () => {
  expect(namesIn('valibot.ts').sort()).toEqual(schemaNamesUsed().sort());
  for (const name of namesIn('valibot.ts')) expect(Reflect.get(schemas, name)).toBeInstanceOf(Function);
});
