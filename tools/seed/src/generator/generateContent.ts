import { choices } from '@adp/shared-data/content';
import { members, type MemberKey } from '../content/members';
import type { SeedContent } from '../content/seedContent';
import type {
  SeedArticle,
  SeedEvent,
  SeedItem,
  SeedKnowledgeProduct,
  SeedOpportunity,
  SeedProduct,
} from '../content/seedItem';
import { type RandomSource, randomSource } from './randomSource';
import { countries, timeZones } from './places';
import { writeNaturalTexts } from './writeNaturalTexts';
import { writeTexts } from './writeTexts';

const authors = Object.keys(members).filter((key): key is MemberKey => key in members);
const hours = ['00:00', '02:30', '08:00', '09:15', '12:00', '17:00', '23:59'] as const;

export interface ContentOptions {
  readonly count: number;
  readonly seed: number;
  /** The number of the first item. Large collections are generated in parts. */
  readonly first?: number | undefined;
  /** Texts that break careless pages, or texts with natural word frequencies and lengths. */
  readonly texts?: 'awkward' | 'natural' | undefined;
}

/**
 * Generates `count` items. Of every twenty, five are articles, four events, four opportunities, three products and four
 * publications.
 */
export function generateContent({ count, seed, first = 1, texts = 'awkward' }: ContentOptions): SeedContent {
  // The parts of a collection differ, because each makes its own random choices.
  const random = randomSource(seed + (first - 1) * 7_919);
  const write = texts === 'natural' ? writeNaturalTexts : writeTexts;
  const articles: SeedArticle[] = [];
  const events: SeedEvent[] = [];
  const opportunities: SeedOpportunity[] = [];
  const products: SeedProduct[] = [];
  const knowledgeProducts: SeedKnowledgeProduct[] = [];
  for (let number = first; number < first + count; number += 1) {
    const item = writeItem(random, number, write);
    const place = number % 20;
    if (place < 5) articles.push({ ...item, sources: [] });
    else if (place < 9) events.push(writeEvent(random, events.length, item));
    else if (place < 13) opportunities.push(writeOpportunity(random, opportunities.length, item));
    else if (place < 16) products.push(writeProduct(random, products.length, item));
    else knowledgeProducts.push(writeKnowledgeProduct(random, knowledgeProducts.length, item));
  }
  return { articles, events, opportunities, products, knowledgeProducts };
}

type Item = SeedItem & { readonly body: string; readonly abstract: string };

function writeItem(random: RandomSource, number: number, write: typeof writeTexts): Item {
  const { tags, ...texts } = write(random, number);
  return {
    ...texts,
    id: `generated-${number}`,
    author: random.pick(authors),
    ...(random.chance(0.8) && { programme: random.pick(choices.programme) }),
    themes: random.some(choices.theme, 1, 3),
    tags: tags
      ? [...tags]
      : ['generated', ...random.some(['offline', '2063', 'café', 'مياه', 'ውሃ', 'C++ & <b>', '🌍'], 0, 4)],
    countries: random.chance(0.25) ? [] : random.some(countries, 1, 4),
    publishedDaysAgo: random.whole(1, 1500),
    sample: true,
  };
}

/** Returns the values in turn, so that a filter for any value has results. */
function cycle<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('The list of values is empty.');
  return value;
}

function writeEvent(random: RandomSource, index: number, item: Item): SeedEvent {
  const mode = cycle(choices.mode, index);
  const place = mode === 'online' ? {} : { city: random.pick(['Accra', 'Nairobi', 'القاهرة', 'አዲስ አበባ', 'São Tomé']) };
  const registers = random.chance(0.5);
  const from = random.pick(hours.slice(0, 5));
  return {
    ...item,
    when: { inDays: random.whole(-500, 400), from, until: random.pick(hours.slice(5)), lastsDays: random.whole(1, 4) },
    timezone: cycle(timeZones, index),
    mode,
    ...place,
    ...(mode !== 'online' && { country: random.pick(countries) }),
    // On average, seven of ten events take place as planned.
    eventStatus: random.chance(0.7) ? 'scheduled' : cycle(choices.eventStatus, index),
    languages: random.some(['en', 'fr', 'pt', 'ar', 'sw'], 1, 3),
    ...(registers && { registrationUrl: `https://example.org/${item.id}`, capacity: random.whole(0, 500) }),
  };
}

function writeOpportunity(random: RandomSource, index: number, item: Item): SeedOpportunity {
  return {
    ...item,
    type: cycle(choices.opportunityType, index),
    ...writeDeadline(random, index),
    applicantTypes: random.some(choices.applicantType, 1, 3),
    ...(random.chance(0.4) && {
      amount: {
        min: random.whole(0, 500),
        max: random.whole(500, 9_000_000),
        currency: cycle(['USD', 'EUR', 'XOF', 'ZAR'], index),
      },
    }),
    remote: random.chance(0.5),
    languagesAccepted: random.some(['en', 'fr', 'pt', 'ar', 'sw'], 1, 3),
    howToApply: 'This was generated. There is nothing to apply for.',
  };
}

/** Returns a deadline for each state in turn: open, closing within a week, closed, forecast, rolling, none. */
function writeDeadline(random: RandomSource, index: number): Pick<SeedOpportunity, 'deadline' | 'opensInDays'> {
  const fixed = (inDays: number) =>
    ({ kind: 'fixed', inDays, at: random.pick(hours), timezone: cycle(timeZones, index) }) as const;
  const note = 'Generated: there is nothing to close.';
  switch (index % 6) {
    case 0:
      return { deadline: fixed(random.whole(8, 300)) };
    case 1:
      return { deadline: fixed(random.whole(2, 6)) };
    case 2:
      return { deadline: fixed(random.whole(-400, -2)) };
    case 3:
      return { opensInDays: random.whole(2, 30), deadline: fixed(random.whole(40, 200)) };
    case 4:
      return { deadline: { kind: 'rolling', note } };
    default:
      return { deadline: { kind: 'none', note } };
  }
}

function writeProduct(random: RandomSource, index: number, item: Item): SeedProduct {
  return {
    ...item,
    tagline: `Generated: ${random.pick(['works offline', 'يعمل دون شبكة', 'sur tout téléphone', '<i>text</i>'])}`,
    category: cycle(choices.category, index),
    maturity: cycle(choices.maturity, index),
    pricing: cycle(choices.pricing, index),
    platforms: random.some(choices.platform, 1, 3),
    uiLanguages: random.some(['en', 'fr', 'pt', 'ar', 'sw'], 1, 5),
  };
}

function writeKnowledgeProduct(random: RandomSource, index: number, item: Item): SeedKnowledgeProduct {
  const year = String(random.whole(2001, 2026));
  const month = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}`;
  const date = cycle([year, month, `${month}-${String(random.whole(1, 28)).padStart(2, '0')}`], index);
  return {
    ...item,
    type: cycle(choices.knowledgeType, index),
    corporateAuthor: 'Generated organisation',
    publishedOn: date,
    fileLanguages: random.some(['en', 'fr', 'pt', 'ar', 'sw'], 0, 3),
    sources: [],
  };
}
