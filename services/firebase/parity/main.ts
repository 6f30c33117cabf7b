import { fileURLToPath } from 'node:url';
import { runParity } from '@adp/local-firebase/parity';
import { hashInputs } from './hashInputs';
import { productRulesSuite } from './productRulesSuite';

// `npm run parity -w @adp/firebase [-- --full] [FILE]` runs the rules engine's suites and the suite of this product's
// rules.
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const rulesFile = at('../firestore.rules');
const answersFile = fileURLToPath(new URL('data/answers.json', import.meta.resolve('@adp/local-firebase/parity')));

await runParity({
  suites: { 'Our own rules': productRulesSuite(rulesFile) },
  inputs: await hashInputs(at('main.ts'), [rulesFile, answersFile]),
  confirmedFile: at('confirmed.json'),
  args: process.argv.slice(2),
});
