import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCached } from '@adp/local-firebase/testing';
import { withLocalPictures } from '../settings';

/** Parses the rules before the tests run. Outside Jest's sandbox this takes two seconds, in a test more than ten. Jest calls it as `globalSetup`. */
export default async function cacheRules(): Promise<void> {
  const backend = join(__dirname, '../..');
  const read = (file: string) => readFileSync(join(backend, file), 'utf8');
  const rules = read('firestore.rules');
  for (const text of [rules, withLocalPictures(rules), read('storage.rules')])
    await parseCached(text, { folder: join(backend, '../../.cache') });
}
