import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toContract2 } from '../upgrade/toContract2.mjs';
import { readOptions } from './readOptions.mjs';

/** Runs `adp upgrade`: rewrites the app in `folder` for the kit's contract. Prints the changed files and the steps to be done by hand. */
export async function run({ folder }) {
  const { name } = await readOptions(folder);
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file.replaceAll('\\', '/')}`);
  const steps = findBundlers(folder);
  for (const file of files.sort()) {
    const before = readFileSync(join(folder, file), 'utf8');
    const { text, steps: remaining } = toContract2(file, before);
    steps.push(...remaining);
    if (text === before) continue;
    writeFileSync(join(folder, file), text);
    console.log(`changed ${file}`);
  }
  for (const step of steps) console.log(`by hand: ${step}`);
  console.log(`${name}: now run "npm run build && npm run check".`);
  if (steps.length > 0) process.exitCode = 1;
}

/** Returns a step for each configuration of another bundler, which must define the constant of the contract. */
function findBundlers(folder) {
  return ['webpack', 'rspack', 'vite']
    .map((bundler) => `${bundler}.config.mjs`)
    .filter((file) => existsSync(join(folder, file)))
    .filter((file) => !readFileSync(join(folder, file), 'utf8').includes('__CONTRACT__'))
    .map((file) => `${file}: define __CONTRACT__ like __BUILD_ID__, with "contract" of @adp/app-kit/build.`);
}
