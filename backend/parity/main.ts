import { fileURLToPath } from 'node:url';
import { runParity } from '@adp/local/parity';
import { productRulesSuite } from './productRulesSuite';

// `npm run parity -w @adp/backend [FILE]`: the suites of the engine, and this product's rules; FILE receives the counts.
await runParity({
  suites: { 'Our own rules': productRulesSuite(fileURLToPath(new URL('../firestore.rules', import.meta.url))) },
  countsFile: process.argv[2],
});
