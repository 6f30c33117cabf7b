import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const workspace = resolve(import.meta.dirname, '../../..');

/**
 * Returns the path of a site file, given the name of a file in config/sites/ or a path.
 * @throws Error with one sentence if there is no such file
 */
export function findSiteFile(name: string): string {
  const file = name.endsWith('.json') ? resolve(name) : join(workspace, 'config/sites', `${name}.json`);
  if (!existsSync(file)) throw new Error(`The site file ${file} does not exist.`);
  return file;
}
