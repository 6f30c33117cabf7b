import { limits } from '@adp/shared-data/content';
import type { SeedTranslation } from '../content/itemTranslations';
import { awkwardTitles, type Phrases, phrases } from './phrases';
import type { RandomSource } from './randomSource';

export interface Texts {
  readonly lang: Phrases['lang'];
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly abstract: string;
  readonly tags?: readonly string[];
  readonly translations?: readonly SeedTranslation[];
}

const languages = Object.values(phrases);

/** Writes the texts of item `number`. Most texts are plain, some have the minimum or maximum length, and some are awkward. */
export function writeTexts(random: RandomSource, number: number): Texts {
  // The divisors are coprime to the group size of 20 in generateContent, so each kind gets every type of text.
  const inOrder = languages[(number >> 1) % languages.length];
  const words = number % 2 === 0 || !inOrder ? random.pick(languages.slice(0, 1)) : inOrder;
  const { lang } = words;
  if (number % 41 === 23) return { lang, ...shortest() };
  const plain = `${words.generated} ${number}: ${random.pick(words.subjects)}`;
  const awkward = awkwardTitles[Math.floor(number / 13) % awkwardTitles.length];
  const title = number % 13 === 5 && awkward !== undefined ? awkward : plain;
  if (number % 37 === 7) {
    const long = longest(words);
    // Limit most long bodies, because bodies of 50,000 characters are rare in practice and slow in tests.
    return { lang, ...long, body: number % 111 === 7 ? long.body : cut(long.body, 10_000) };
  }
  const body = cut(writeBody(random, words), limits.body.max);
  return {
    lang,
    title: cut(title, limits.title.max),
    summary: cut(`${words.sentences.slice(0, 2).join(' ')} ${random.pick(words.subjects)}.`, limits.summary.max),
    body,
    abstract: cut(body, limits.abstract.max),
  };
}

function writeBody(random: RandomSource, { subjects, sentences, generated }: Phrases): string {
  const sections = Array.from({ length: random.whole(0, 7) }, () => {
    const paragraph = Array.from({ length: random.whole(1, 9) }, () => random.pick(sentences)).join(' ');
    const list = random.some(subjects, 1, 4).map((subject) => `- ${subject}`);
    return [`## ${random.pick(subjects)}`, paragraph, list.join('\n')].join('\n\n');
  });
  const odd = random.chance(0.05) ? ['<script>alert(1)</script>', '| a | b |\n| --- | --- |\n| 1 | 2 |'] : [];
  return [`${generated}. ${sentences.join(' ')}`, ...sections, ...odd].join('\n\n');
}

function longest({ generated, subjects, sentences }: Phrases): Omit<Texts, 'lang'> {
  return {
    title: fill(`${generated} ${subjects.join(', ')} `, limits.title.max),
    summary: fill(`${sentences.join(' ')} `, limits.summary.max),
    body: fill(`${sentences.join(' ')}\n\n`, limits.body.max),
    abstract: fill(`${sentences.join(' ')} `, limits.abstract.max),
  };
}

function shortest(): Omit<Texts, 'lang'> {
  return {
    title: fill('Generated short title ', limits.title.min),
    summary: fill('Generated, very short summary. ', limits.summary.min),
    body: fill('Generated text. ', limits.body.min),
    abstract: fill('Generated, very short abstract. ', limits.abstract.min),
  };
}

function fill(text: string, length: number): string {
  const filled = cut(text.repeat(Math.ceil(length / text.length)), length);
  return filled.trimEnd().padEnd(length, '.');
}

/** Shortens a text to a maximum length, but never splits a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
