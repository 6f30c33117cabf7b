import { fold } from '../../format/fold';

/** Articles, prepositions and similar words, which do not indicate the topic of a text. */
const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: 'a about an and any are at by can do does for from how in into is it of on or that the their there to what when where which who why with without',
    fr: 'a au aux avec c ce ces comment d dans de des du elle en et il l la le les leur leurs ou où par pas pour qu que quel quelle quelles quels qui quoi s sans se ses son sur un une',
    pt: 'a ao aos as à às com como da das de do dos e em na nas no nos o onde os ou para pela pelas pelo pelos por quais qual que quem se sem sobre um uma',
    ar: 'أن أو إلى التي الذي بين ذلك عبر على عن في كل كيف لا ما ماذا مع من هذا هذه هو هي و',
    sw: 'au cha chini hadi huu hii gani jinsi juu kama katika kila kuhusu kutoka kwa la lakini na nani nchini ni nini pa tu vya wa ya za',
  }).map(([language, words]) => [language, new Set(words.split(' ').map(fold))]),
);

/** Returns true for a word in capitals, which may be an acronym that is spelt like a stop word: WHO, IT. */
export function looksLikeAcronym(written: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(written);
}

export interface TextWord {
  readonly written: string;
  readonly folded: string;
}

/** Returns the words of a text without stop words. Keeps acronyms, unless a long word shows that the text is in capitals. */
export function removeStopWords(words: readonly TextWord[], language: string): readonly TextWord[] {
  const hasLong = words.some(({ written }) => /\p{Lu}{6}/u.test(written));
  const isInCapitals = hasLong && !words.some(({ written }) => /\p{Ll}/u.test(written));
  return words.filter(
    ({ written, folded }) => !isStopWord(folded, language) || (looksLikeAcronym(written) && !isInCapitals),
  );
}

export function isStopWord(word: string, language: string): boolean {
  return stopWords.get(language)?.has(word) ?? false;
}
