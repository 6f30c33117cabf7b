import { properNames } from '@adp/shared-data/fields';
import { countryName, joinWords, spokenLanguageName } from '@adp/shared-ui/format';
import { isMessageId, useText } from '../text';

/** Returns a function that translates a stored value, such as the `country` `KE` to "Kenya". */
export function useValueName(): (field: string, value: string) => string {
  const text = useText();
  return (field, value) => {
    if (field === 'language' || field === 'lang') return spokenLanguageName(value);
    if (field === 'country') {
      const region = `value.region.${value}`;
      return isMessageId(region) ? text(region) : countryName(value);
    }
    if (field === 'programme' || field === 'platform') {
      const proper = properNames[value];
      if (proper !== undefined) return proper;
    }
    const id = `value.${field}.${value}`;
    return isMessageId(id) ? text(id) : value;
  };
}

/** Fields whose names stay unchanged in the middle of a sentence, such as proper names. */
const named = new Set(['language', 'lang', 'country', 'programme', 'platform']);

/** Returns a function that formats stored values as a list, such as "Health, data governance" for a `theme`. */
export function useValueNames(): (field: string, values: readonly string[]) => string {
  const valueName = useValueName();
  return (field, values) => {
    const names = values.map((value) => valueName(field, value));
    return joinWords(named.has(field) ? names : names.map((name, index) => (index === 0 ? name : toInnerWord(name))));
  };
}

/** Converts the first letter to lower case for the middle of a sentence. Leaves acronyms unchanged. */
function toInnerWord(word: string): string {
  return /^.\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
