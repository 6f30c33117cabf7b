import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCached } from '@adp/local-firebase/testing';

/** The product's rules for Firestore. Parsed ones are cached: that takes a second, and ten of them in a test. */
export function readRules() {
  // Found here and not when the module loads: the browser's tests, which are ES modules without `__dirname`, import it too.
  const folder = join(__dirname, '../..');
  return parseCached(readFileSync(join(folder, 'firestore.rules'), 'utf8'), { folder: join(folder, '../../.cache') });
}
