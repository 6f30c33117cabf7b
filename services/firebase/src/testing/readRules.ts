import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCached } from '@adp/local-firebase/testing';

/** Reads the product's Firestore rules. Their parse tree is cached, because parsing takes ten seconds in a test. */
export function readRules() {
  // Not at the top of the module, because browser tests import it as an ES module without `__dirname`.
  const folder = join(__dirname, '../..');
  return parseCached(readFileSync(join(folder, 'firestore.rules'), 'utf8'), { folder: join(folder, '../../.cache') });
}
