import * as v from 'valibot';
import { about } from '../src/content/en/about';
import { findFaults } from '../src/content/findFaults';
import { aboutSchema } from '../src/content/schema';
import { programmes } from '../src/programmes';

// Part of the build: copy with a fault in it, such as a statement without a source, is not built.
const faults = (v.safeParse(aboutSchema, about).issues ?? []).map(
  (issue) => `about: ${v.getDotPath(issue)}: ${issue.message}`,
);
for (const [name, { load }] of Object.entries(programmes)) {
  faults.push(...findFaults(await load()).map((fault) => `${name}: ${fault}`));
}

if (faults.length > 0) {
  console.error(`The copy of the programme pages has ${faults.length} fault(s):\n${faults.join('\n')}`);
  process.exit(1);
}
console.log('mfe-programmes: copy checked, every statement has its source.');
