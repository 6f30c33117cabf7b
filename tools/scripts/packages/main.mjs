import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getDevShell } from '../../../packages/app-kit/webpack.dev.mjs';
import { root, workspaces } from '../workspaces.mjs';
import { packPackage } from './packPackage.mjs';

// `npm run packages` writes published packages to .tmp/packages/ (decision 055). `--tarballs` adds archives.
const { values } = parseArgs({ options: { tarballs: { type: 'boolean' } } });
const folders = workspaces.filter(
  (folder) => 'publishConfig' in JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
);
const typed = folders.filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-b', ...typed], {
  cwd: root,
  stdio: 'inherit',
});

const tarballs = join(root, '.tmp', 'tarballs');
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(tarballs, { recursive: true });
for (const folder of folders) {
  const out = join(root, '.tmp', 'packages', basename(folder));
  const { name, version, files } = packPackage({ root, folder, out });
  console.log(`${name} ${version}: ${files.length} files in .tmp/packages/${basename(folder)}`);
  if (name === '@adp/app-kit') await getDevShell(join(out, 'dev-shell'));
  if (values.tarballs) execFileSync('npm', ['pack', '--silent', '--pack-destination', tarballs], { cwd: out });
}
