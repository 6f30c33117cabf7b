import type { SeedDocument } from '@adp/local-firebase';
import { createCalendar } from '../calendar';
import { itemDocuments } from '../documents/itemDocuments';
import { toSeedDocument } from '../documents/toSeedDocument';
import { generateContent } from './generateContent';

interface GeneratorOptions {
  readonly count?: number;
  /** Seed of the random choices. Equal seeds generate equal items on the same day. */
  readonly seed?: number;
  readonly now: Date;
}

/** Generates valid items with awkward texts for tests and benchmarks. The authors are the sample members. */
export function generateItems({ count = 2000, seed = 1, now }: GeneratorOptions): SeedDocument[] {
  const content = generateContent(count, seed);
  const surroundings = { calendar: createCalendar(now), imageUrl: (name: string) => name };
  return itemDocuments(content, surroundings).map(toSeedDocument);
}
