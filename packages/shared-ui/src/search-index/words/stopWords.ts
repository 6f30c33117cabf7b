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

export function isStopWord(word: string, language: string): boolean {
  return stopWords.get(language)?.has(word) ?? false;
}
