import MiniSearch, { type Query } from 'minisearch';
import type { Stemmer } from './stemmers/Stemmer';
import { toStems, toWords } from './toTerms';
import { themeNames } from './words/themes';

/** A theme by its code, with the words of its names and their stems. */
interface NamedTheme {
  readonly id: string;
  readonly title: string;
  readonly titleStems: string;
}

/** The names of the themes in all languages, in the fields of titles: queries for those find them, too. */
export type ThemeIndex = MiniSearch<NamedTheme>;

/** Makes an index of the few themes there are. An entry has only their codes, so a reader finds it in any language. */
export function indexThemes(stemmers: ReadonlyMap<string, Stemmer>): ThemeIndex {
  const index = new MiniSearch<NamedTheme>({
    fields: ['title', 'titleStems'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });
  const themes = Object.entries(themeNames).map(([id, names]): NamedTheme => {
    const all = Object.entries(names);
    const stems = all.flatMap(([lang, name]) => {
      const stem = stemmers.get(lang);
      return stem ? toStems(name, lang, stem).map(([one]) => one) : [];
    });
    return { id, title: all.flatMap(([lang, name]) => toWords(name, lang)).join(' '), titleStems: stems.join(' ') };
  });
  index.addAll(themes);
  return index;
}

/** The codes of the themes that have a word in one of their names. */
export function findThemes(index: ThemeIndex, word: Query): readonly string[] {
  return index.search(word).map(({ id }) => String(id));
}
