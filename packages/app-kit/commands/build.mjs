import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../webpack/compile.mjs';
import { appConfig } from '../webpack.base.mjs';
import { readOptions } from './readOptions.mjs';

/** Runs `adp build`: empties the `dist/` of the app in `folder`, and builds the app into it. Source maps go to `.adp/maps/`. */
export async function run({ folder }) {
  const options = await readOptions(folder);
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const stats = await compile(appConfig({ ...options, maps: true }));
  const warnings = stats.toString({ all: false, errors: true, warnings: true });
  if (warnings) console.error(warnings);
  if (stats.hasErrors()) throw new Error(`${options.name} could not be built: see the errors above.`);
  const { build } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  console.log(`${options.name}: build ${build} in dist/`);
}
