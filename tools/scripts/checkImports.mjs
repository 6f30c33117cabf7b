import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'dependency-cruiser';
import { findPackageImports, toMarkdown } from './docs/packageGraph.mjs';
import { formatText } from './formatText.mjs';
import { run } from './run.mjs';
import { root, workspaces } from './workspaces.mjs';

// `npm run lint:imports` reports import cycles, wrong layers and an outdated package graph, which `-- --write` updates.

const markers = ['<!-- imports, written by `npm run lint:imports -- --write` -->', '<!-- end -->'];
const report = join(root, '.tmp/imports.json');
const page = join(root, 'docs/architecture.md');

mkdirSync(join(root, '.tmp'), { recursive: true });
rmSync(report, { force: true });
await run('depcruise', ['--config', 'config/dependency-cruiser.cjs', '.', '--output-type', 'json', '-f', report]);
const result = JSON.parse(readFileSync(report, 'utf8'));
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);

const { apps } = JSON.parse(readFileSync(join(root, 'config/sites/local.json'), 'utf8')).registry;
const packages = workspaces.filter((folder) => !/^tests\/|^tools\/scripts$/.test(folder)).sort();
const picture = toMarkdown(
  findPackageImports(result.modules, packages),
  apps.map(({ name }) => name.replaceAll('_', '-')),
);
const text = readFileSync(page, 'utf8');
const [before, rest] = text.split(markers[0]);
const after = rest.slice(rest.indexOf(markers[1]));
const current = await formatText(page, `${before}${markers[0]}\n\n${picture}\n\n${after}`);
const isCurrent = current === text;
if (process.argv.includes('--write')) writeFileSync(page, current);
else if (!isCurrent) console.error('docs/architecture.md shows other imports: npm run lint:imports -- --write');
process.exit(exitCode > 0 || (!isCurrent && !process.argv.includes('--write')) ? 1 : 0);
