import type { SeedDocument } from '@adp/local-firebase';
import { createCalendar } from '../calendar';
import { itemDocuments } from '../documents/itemDocuments';
import { toSeedDocument } from '../documents/toSeedDocument';
import { type ContentOptions, generateContent } from './generateContent';

interface GeneratorOptions extends Partial<ContentOptions> {
  readonly now: Date;
}

/**
 * Generates valid items for tests and benchmarks. The authors are the sample members. Equal options generate equal items
 * on the same day.
 */
export function generateItems({ count = 2000, seed = 1, now, ...options }: GeneratorOptions): SeedDocument[] {
  const content = generateContent({ count, seed, ...options });
  const surroundings = { calendar: createCalendar(now), imageUrl: (name: string) => name };
  return itemDocuments(content, surroundings).map(toSeedDocument);
}
