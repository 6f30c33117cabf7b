import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runParity } from '@adp/local-firebase/parity';
import { parseCached } from '@adp/local-firebase/testing';
import { productRulesSuite } from './productRulesSuite';

// `npm run parity -w @adp/firebase [-- --full] [FILE]`: the suites of the engine, and this product's rules.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await runParity({
  suites: { 'Our own rules': productRulesSuite(at('../firestore.rules')) },
  inputs: ['../firestore.rules', '../src/rules', '.', '../../../packages/shared-data/src'].map(at),
  cacheFile: at('../../../.cache/parity.json'),
  confirmedFile: at('confirmed.json'),
  args: process.argv.slice(2),
});

// For the tests that come after it: parsing takes one second here, and ten in a test.
await parseCached(readFileSync(at('../firestore.rules'), 'utf8'), { folder: at('../../../.cache') });
