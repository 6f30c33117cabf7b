/** @jest-environment node */
import { findPackageImports, toMarkdown } from './packageGraph.mjs';

const modules = [
  {
    source: 'app/src/page.ts',
    dependencies: [{ resolved: 'packages/ui/src/button.ts' }, { resolved: 'app/src/a.ts' }],
  },
  { source: 'app/src/a.ts', dependencies: [{ resolved: 'packages/data/src/read.ts' }] },
  { source: 'packages/data/src/read.ts', dependencies: [{ resolved: 'packages/ui/src/date.ts' }] },
  { source: 'packages/ui/src/date.test.ts', dependencies: [{ resolved: 'packages/data/src/read.ts' }] },
];
const imports = findPackageImports(modules, ['app', 'packages/data', 'packages/ui']);

test('the graph contains only imports in product files', () => {
  expect([...imports]).toEqual([
    ['app', ['packages/data', 'packages/ui']],
    ['packages/data', ['packages/ui']],
    ['packages/ui', []],
  ]);
});

test('the diagram omits an import that other imports imply, and the table contains all imports', () => {
  const lines = toMarkdown(imports, ['app']).split('\n');
  expect(lines.filter((line) => line.includes('-->'))).toEqual(['  app --> data', '  data --> ui']);
  expect(lines).toContain('| `app` | `data`, `ui` |');
});
