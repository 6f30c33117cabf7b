import * as v from 'valibot';
import { about } from '../src/content/en/about';
import { findContentErrors } from '../src/content/findContentErrors';
import { aboutSchema } from '../src/content/schema';
import { programmes } from '../src/programmes';

// Part of the build: copy with an error, such as a statement without a source, is not built.
const errors = (v.safeParse(aboutSchema, about).issues ?? []).map(
  (issue) => `about: ${v.getDotPath(issue)}: ${issue.message}`,
);
for (const [name, { load }] of Object.entries(programmes)) {
  errors.push(...findContentErrors(await load()).map((error) => `${name}: ${error}`));
}

if (errors.length > 0) {
  console.error(`The copy of the programme pages has ${errors.length} error(s):\n${errors.join('\n')}`);
  process.exit(1);
}
console.log('mfe-programmes: copy checked, every statement has its source.');
