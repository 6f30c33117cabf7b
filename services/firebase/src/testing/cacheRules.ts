import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCached } from '@adp/local-firebase/testing';
import { withLocalPictures } from '../settings';

/**
 * Parses the rules and caches the result before the tests run. Jest calls this function as `globalSetup`, outside its
 * sandbox. Parsing takes two seconds there, but more than ten seconds in a test.
 */
export default async function cacheRules(): Promise<void> {
  const backend = join(__dirname, '../..');
  const read = (file: string) => readFileSync(join(backend, file), 'utf8');
  const rules = read('firestore.rules');
  for (const text of [rules, withLocalPictures(rules), read('storage.rules')])
    await parseCached(text, { folder: join(backend, '../../.cache') });
}
