import { languages } from '@adp/shared-ui/languages';
import { memberStates } from '../fields/regions';

const regions = ['AU-C', 'AU-E', 'AU-N', 'AU-S', 'AU-W'];
/** The site's languages, and two others with many files: Spanish and Amharic. */
const fileLanguages = [...languages, 'es', 'am'];
const firstYear = 2010;

/** Returns the values that a list offers for a field without fixed values. Returns undefined if only links set the field. */
export function offeredValues(field: string, now: Date): readonly string[] | undefined {
  if (field === 'country') return [...regions, ...memberStates];
  if (field === 'language') return fileLanguages;
  if (field !== 'year') return undefined;
  return Array.from({ length: now.getUTCFullYear() - firstYear + 1 }, (_, ago) => String(now.getUTCFullYear() - ago));
}
