import { fold } from '../format/fold';
import { continent } from '../places/memberStates';
import type { Stemmer } from './stemmers/Stemmer';
import type { SearchEntry } from './searchEntry';
import { removeStopWords, type TextWord } from './words/stopWords';
import { joinParts, splitCompounds, splitParts } from './words/splitWords';

/** Fields that are indexed both as written and, under another name, as stems. */
export const wordFields = ['title', 'tags', 'people', 'summary'] as const;
export type WordField = (typeof wordFields)[number];
/** The field for an entry's codes, which are terms that no text contains. */
export const codeField = 'codes';

/** All fields of the index: words as written, their stems, and codes. */
export const indexFields = [...wordFields, ...wordFields.map((field) => `${field}Stems` as const), codeField] as const;

/** Returns the index term of a stem. Terms of different languages are distinct. */
export function toStemTerm(stem: string, language: string): string {
  return `${stem}|${language}`;
}

const codedProperties = ['theme', 'country', 'language', 'kind', 'type', 'month', 'year'] as const;
const codeTerm = new RegExp(`\\|(?:${codedProperties.join('|')})$`);

/** Returns the index term of a code. */
export function toCodeTerm(code: string, property: (typeof codedProperties)[number]): string {
  return `${code}|${property}`;
}

export const continentTerm = toCodeTerm(continent, 'country');

export function isCodeTerm(term: string): boolean {
  return codeTerm.test(term);
}

/** Returns the terms of an entry's kind, type, themes, countries, language, and all months and years of its dates. */
export function toCodeTerms(
  entry: Pick<SearchEntry, 'kind' | 'type' | 'themes' | 'countries' | 'lang' | 'day' | 'lastDay'>,
): readonly string[] {
  const { kind, type, themes = [], countries = [], lang, day, lastDay } = entry;
  const dates = day === undefined ? [] : lastDay === undefined ? [day] : listMonths(day, lastDay);
  // Readers ask for the month of an event or a deadline, and for the year of any item.
  const isDated = kind === 'event' || kind === 'opportunity';
  const months = isDated ? dates.map((date) => date.slice(5, 7)).filter(Boolean) : [];
  return [
    toCodeTerm(kind, 'kind'),
    ...(type === undefined ? [] : [toCodeTerm(type, 'type')]),
    ...[...new Set(dates.map((date) => date.slice(0, 4)))].map((year) => toCodeTerm(year, 'year')),
    ...[...new Set(months)].map((month) => toCodeTerm(month, 'month')),
    ...themes.map((theme) => toCodeTerm(theme, 'theme')),
    ...countries.map((country) => toCodeTerm(country, 'country')),
    ...(lang === undefined ? [] : [toCodeTerm(lang, 'language')]),
  ];
}

/** Returns the months from the first to the last day, such as `2026-12` and `2027-01`. */
function listMonths(first: string, last: string): readonly string[] {
  const toNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const start = toNumber(first);
  return Array.from({ length: toNumber(last) - start + 1 }, (_, index) =>
    new Date(Date.UTC(2000, start + index - 2000 * 12)).toISOString().slice(0, 7),
  );
}

function splitText(text: string): readonly TextWord[] {
  const parts = splitCompounds(text).flatMap(splitParts);
  return parts.map((written) => ({ written, folded: fold(written) }));
}

/** Returns the folded words of a text, compounds both split and joined. Drops stop words, unless there are no others. */
export function toWords(text: string, language: string): readonly string[] {
  const words = splitText(text);
  const significant = removeStopWords(words, language);
  const joined = splitCompounds(text)
    .filter((compound) => splitParts(compound).length > 1)
    .map(joinParts);
  return [...(significant.length > 0 ? significant : words).map(({ folded }) => folded), ...joined];
}

/** Returns the stems of a text's words as index terms, each with its folded word. */
export function toStems(text: string, language: string, stem: Stemmer): readonly (readonly [string, string])[] {
  return removeStopWords(splitText(text), language).flatMap(({ written, folded }) =>
    stem(written).map((form) => [toStemTerm(form, language), folded] as const),
  );
}

/** Returns the folded words of an entry's field without stop words. Keeps all words of names: Ali folds to an Arabic stop word. */
export function getWords(entry: SearchEntry, field: WordField): readonly string[] {
  return toWords(getText(entry, field), field === 'people' ? '' : (entry.lang ?? ''));
}

export function getText(entry: SearchEntry, field: WordField): string {
  if (field === 'people') return entry.people.join(', ');
  if (field !== 'tags') return entry[field];
  const { tags, programme, city } = entry;
  // Index the code of a programme as a single word, so that "au-ai" does not match "AU".
  const words = [programme?.replaceAll('-', ''), city].filter((word) => word !== undefined);
  return [...tags, ...words].join(', ');
}
