import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkBuiltApp } from '@adp/app-kit/contract';
import { readOptions } from './readOptions.mjs';

const require = createRequire(import.meta.url);

/** Parts of the check. Each part returns its errors, one sentence each. Tools print their own errors instead. */
const parts = {
  types: tool('typescript', 'bin/tsc', ['--noEmit']),
  lint: tool('eslint', 'bin/eslint.js', ['.', '--max-warnings=0']),
  tests: tool('jest', 'bin/jest.js', []),
  contract: checkContract,
};

/** Runs `adp check`: checks whether the app in `folder` may be published. Prints one line per part at the end. */
export async function run({ folder, parts: chosen }) {
  const unknown = chosen.find((name) => !(name in parts));
  if (unknown) throw new Error(`There is no part ${unknown}: the parts are ${Object.keys(parts).join(', ')}.`);
  const options = await readOptions(folder);
  const summary = [];
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const errors = await parts[name](options);
    for (const error of errors) console.error(`${name}: ${error}`);
    summary.push({ name, passed: errors.length === 0 });
  }
  console.log(summary.map(({ name, passed }) => `${name}: ${passed ? 'passed' : 'failed'}`).join('\n'));
  if (summary.some(({ passed }) => !passed)) process.exitCode = 1;
}

async function checkContract({ folder, owns = [] }) {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) return ['there is no build in dist/: run "adp build" first.'];
  return checkBuiltApp(dist, owns);
}

function tool(name, file, args) {
  return ({ folder }) =>
    new Promise((done) => {
      const path = join(dirname(require.resolve(`${name}/package.json`)), file);
      const child = spawn(process.execPath, [path, ...args], { cwd: folder, stdio: 'inherit' });
      child.on('exit', (code) => done(code === 0 ? [] : ['see the messages above.']));
    });
}
