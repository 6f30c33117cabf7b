/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const kinds = join(__dirname, '..');

/** Returns all modules that a module imports, directly or indirectly. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*from '(\.[^']+)';/gm)) {
    const next = join(dirname(file), `${path}.ts`);
    if (!seen.has(next)) importedBy(next, seen);
  }
  return seen;
}

test.each([
  'article/listedArticles',
  'event/listedEvents',
  'knowledge-product/listedKnowledgeProducts',
  'opportunity/listedOpportunities',
  'product/listedProducts',
  'content/searchedKind',
])('%s imports no full item schema, and no limits or choices of all kinds', (path) => {
  const imported = [...importedBy(join(kinds, `${path}.ts`))].map((file) => basename(file, '.ts'));
  expect(imported).toEqual(expect.arrayContaining(['fieldSchemas', 'patterns', 'listedKind']));
  for (const excluded of ['contentFields', 'defineKind', 'limits', 'choices']) expect(imported).not.toContain(excluded);
});
