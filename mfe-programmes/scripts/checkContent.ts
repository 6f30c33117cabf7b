import * as v from 'valibot';
import { about } from '../src/content/en/about';
import { apet } from '../src/content/en/apet';
import { auAi } from '../src/content/en/au-ai';
import { audaNepad } from '../src/content/en/auda-nepad';
import { cjed } from '../src/content/en/cjed';
import { ivm } from '../src/content/en/ivm';
import { findFaults } from '../src/content/findFaults';
import { aboutSchema } from '../src/content/schema';

// Part of the build: copy with a fault in it, such as a statement without a source, is not built.
const faults = [
  ...Object.entries({ audaNepad, apet, cjed, auAi, ivm }).flatMap(([name, programme]) =>
    findFaults(programme).map((fault) => `${name}: ${fault}`),
  ),
  ...(v.safeParse(aboutSchema, about).issues ?? []).map((issue) => `about: ${v.getDotPath(issue)}: ${issue.message}`),
];

if (faults.length > 0) {
  console.error(`The copy of the programme pages has ${faults.length} fault(s):\n${faults.join('\n')}`);
  process.exit(1);
}
console.log('mfe-programmes: copy checked, every statement has its source.');
