import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads and validates the `adp.config.mjs` in `folder`. Throws an Error with one sentence that names the problem. */
export async function readOptions(folder) {
  const file = join(folder, 'adp.config.mjs');
  if (!existsSync(file)) throw new Error(`There is no adp.config.mjs in ${folder}: run adp in the folder of an app.`);
  const { default: options } = await import(pathToFileURL(file).href);
  if (!/^[a-z][a-z0-9_]*$/.test(options?.name)) throw new Error(`${file}: "name" must be in snake_case, as my_app.`);
  if (!/^[a-z][a-z0-9-]*$/.test(options.cssPrefix)) throw new Error(`${file}: "cssPrefix" must be in kebab-case.`);
  if (!Number.isInteger(options.port)) throw new Error(`${file}: "port" must be a whole number.`);
  const { hosting } = options;
  if (hosting && !(typeof hosting.project === 'string' && typeof hosting.site === 'string'))
    throw new Error(`${file}: "hosting" must name "project" and "site" of Firebase.`);
  return { ...options, folder };
}
