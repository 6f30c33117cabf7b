import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCached } from '@adp/local-firebase/testing';

/**
 * Returns the parsed Firestore rules of the product. Caches the parse tree, because parsing takes two seconds.
 */
export function readRules() {
  // Reads `__dirname` only in the function. Browser tests import this module as an ES module, which has no `__dirname`.
  const folder = join(__dirname, '../..');
  return parseCached(readFileSync(join(folder, 'firestore.rules'), 'utf8'), { folder: join(folder, '../../.cache') });
}
