import { limits } from '@adp/shared-data/content';
import type { SeedTranslation } from '../content/itemTranslations';
import type { RandomSource } from './randomSource';
import { getVocabulary, type Vocabulary } from './vocabulary';
import { cut, type Texts } from './writeTexts';

/** Languages of twenty items, in their approximate shares on the site. */
const languages: readonly Texts['lang'][] = [
  ...Array<'en'>(10).fill('en'),
  ...Array<'fr'>(4).fill('fr'),
  ...Array<'pt'>(2).fill('pt'),
  ...Array<'ar'>(2).fill('ar'),
  ...Array<'sw'>(2).fill('sw'),
];
/** Share of items with a translation. */
const translatedShare = 0.2;

/** Writes texts with the word frequencies and lengths of natural texts, for measurements of search and of large sites. */
export function writeNaturalTexts(random: RandomSource): Texts {
  const lang = random.pick(languages);
  const vocabulary = getVocabulary(lang);
  const body = writeBody(random, vocabulary);
  return {
    lang,
    ...writeHeading(random, vocabulary),
    body,
    abstract: cut(body, limits.abstract.max),
    tags: [...new Set(Array.from({ length: random.whole(1, 4) }, () => cut(vocabulary.pickSubject(random), 30)))],
    translations: random.chance(translatedShare) ? [writeTranslation(random, lang)] : [],
  };
}

function writeTranslation(random: RandomSource, original: Texts['lang']): SeedTranslation {
  const lang = random.pick(languages.filter((language) => language !== original));
  const vocabulary = getVocabulary(lang);
  return { lang, how: 'machine', ...writeHeading(random, vocabulary), body: writeSentence(random, vocabulary, 40) };
}

function writeHeading(random: RandomSource, vocabulary: Vocabulary): Pick<Texts, 'title' | 'summary'> {
  return {
    title: cut(writeSentence(random, vocabulary, random.whole(4, 13)), limits.title.max),
    summary: cut(`${writeSentence(random, vocabulary, random.whole(12, 40))}.`, limits.summary.max),
  };
}

function writeBody(random: RandomSource, vocabulary: Vocabulary): string {
  const paragraphs = Array.from({ length: random.whole(2, 8) }, (_, index) => {
    const heading = index % 3 === 1 ? `## ${writeSentence(random, vocabulary, 4)}\n\n` : '';
    const sentences = Array.from({ length: random.whole(2, 5) }, () =>
      writeSentence(random, vocabulary, random.whole(6, 24)),
    );
    return `${heading}${sentences.join('. ')}.`;
  });
  return paragraphs.join('\n\n');
}

function writeSentence(random: RandomSource, { pick, pickSubject }: Vocabulary, length: number): string {
  const words = [pickSubject(random), ...Array.from({ length: length - 2 }, () => pick(random)), pickSubject(random)];
  const sentence = words.join(' ');
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}
