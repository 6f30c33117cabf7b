import { calendarOf } from '../calendar';
import type { SeedDocument } from '../createSeed';
import { itemDocuments } from '../documents/itemDocuments';
import { toProto3Fields } from '../documents/toProto3Fields';
import { generateContent } from './generateContent';

export interface GeneratorOptions {
  readonly count?: number;
  /** Of the random choices: the same seed gives the same items on the same day. */
  readonly seed?: number;
  readonly now: Date;
}

const limits = { title: [5, 150], summary: [20, 300], body: [1, 50_000], abstract: [50, 3000] } as const;

/** Valid items of all five kinds with awkward texts, by the sample members, for tests and benchmarks. */
export function generateItems({ count = 2000, seed = 1, now }: GeneratorOptions): SeedDocument[] {
  const content = generateContent(count, seed, limits);
  // Generated items have no covers, so no address is asked for.
  const surroundings = { calendar: calendarOf(now), imageUrl: (name: string) => name };
  return itemDocuments(content, surroundings).map(({ path, data }) => ({ path, fields: toProto3Fields(data) }));
}
