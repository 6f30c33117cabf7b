/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The names of all modules that a module brings along, through whatever others. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*from '(\.[^']+)';/gm)) {
    const next = join(dirname(file), `${path}.ts`);
    if (!seen.has(next)) broughtBy(next, seen);
  }
  return seen;
}

test.each([
  'listedArticles',
  'listedEvents',
  'listedKnowledgeProducts',
  'listedOpportunities',
  'listedProducts',
  'searchedKind',
])('%s brings no schema of whole items, and no limits and choices of all kinds', (name) => {
  const brought = [...broughtBy(join(__dirname, `${name}.ts`))].map((file) => basename(file, '.ts'));
  expect(brought).toEqual(expect.arrayContaining(['parts', 'patterns', 'listedKind']));
  for (const other of ['contentFields', 'contentKind', 'limits', 'choices']) expect(brought).not.toContain(other);
});
