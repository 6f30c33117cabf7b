import { findContentErrors } from '@adp/shared-data/programme-page';
import { about } from '../src/content/en/about';
import { programmes, toPageId } from '../src/programmes';

// Runs during the build, which fails if the content has an error, such as a statement without a source.
const errors = findContentErrors('about', about).map((error) => `about: ${error}`);
for (const [name, { path, load }] of Object.entries(programmes)) {
  errors.push(...findContentErrors(toPageId(path), (await load()).copy).map((error) => `${name}: ${error}`));
}

if (errors.length > 0) {
  console.error(`The copy of the programme pages has ${errors.length} error(s):\n${errors.join('\n')}`);
  process.exit(1);
}
console.log('mfe-programmes: copy checked, every statement has its source.');
