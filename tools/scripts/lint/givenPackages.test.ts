/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Requirements specify a list of packages, and product code must import each of them. The test prints the importing
// files.

const root = join(__dirname, '../../..');
const requiredPackages = [
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'react-router-dom',
  'firebase',
  'redux',
  '@reduxjs/toolkit',
  'react-toastify',
];

const productFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.(test|spec|fixture)\.|\/testing\/|^(e2e|bench|tools\/(lint|jest))\//.test(file));

/** Returns the product files that import the package or a path below it. */
function findImporters(name: string): string[] {
  const imported = new RegExp(`(?:from|import|import\\()\\s*(?:/\\*[^*]*\\*/\\s*)?['"]${name}(?:/[^'"]+)?['"]`);
  return productFiles.filter((file) => imported.test(readFileSync(join(root, file), 'utf8')));
}

test.each(requiredPackages)('product code imports %s', (name) => {
  const importers = findImporters(name);
  process.stdout.write(`${name}: ${importers.join(', ')}\n`);
  expect(importers).not.toEqual([]);
});

test('the tests of every package run in Jest', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const commands = workspaces.map((folder) => {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    return [folder, scripts['test']];
  });
  // Playwright runs the tests in tests/e2e, so exclude that folder.
  expect(commands.filter(([folder, script]) => folder !== 'tests/e2e' && !script?.startsWith('jest'))).toEqual([]);
});
