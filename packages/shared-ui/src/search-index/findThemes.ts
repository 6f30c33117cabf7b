import MiniSearch, { type Query } from 'minisearch';
import type { Stemmer } from './stemmers/Stemmer';
import { toStems, toWords } from './toTerms';
import { themeNames } from './words/themes';

interface NamedTheme {
  readonly id: string;
  readonly title: string;
  readonly titleStems: string;
}

/** Index of theme names in all languages. It has the same fields as the index of titles, so that the same queries match. */
export type ThemeIndex = MiniSearch<NamedTheme>;

/** Indexes the names of the themes. Entries contain only the codes of themes, so this index makes themes searchable in any language. */
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
      return stem ? toStems(name, lang, stem).map(([stemTerm]) => stemTerm) : [];
    });
    return { id, title: all.flatMap(([lang, name]) => toWords(name, lang)).join(' '), titleStems: stems.join(' ') };
  });
  index.addAll(themes);
  return index;
}

export function findThemes(index: ThemeIndex, word: Query): readonly string[] {
  return index.search(word).map(({ id }) => String(id));
}
