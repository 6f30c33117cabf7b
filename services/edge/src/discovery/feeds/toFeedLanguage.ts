import type { Filters } from '@adp/shared-data/lists';
import { type Language, languages } from '@adp/shared-ui/languages';

/** A feed or calendar of what can be read in one language is in that language; any other in English. */
export function toFeedLanguage({ lang = [] }: Filters): Language {
  return languages.find((one) => lang.every((other) => one === other)) ?? 'en';
}
