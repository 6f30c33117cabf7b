import type { Item } from '@adp/shared-data/content';

export const sampleFields = {
  status: 'published',
  summary: 'What registries, payments and consent have in common, and what to settle first.',
  body: '',
  lang: 'en',
  themes: ['data-governance'],
  tags: [],
  countries: [],
  authorUid: 'author',
  authorUsername: 'sample-author',
  authorName: 'Sample Author',
  licence: 'CC-BY-4.0',
  sources: [],
  sample: true,
  createdAt: new Date('2026-11-01T08:00:00Z'),
  updatedAt: new Date('2026-11-02T08:00:00Z'),
  publishedAt: new Date('2026-11-02T08:00:00Z'),
  revision: 1,
} as const satisfies Partial<Item>;

/** Returns new arrays for each sample, because tests may change them. */
export function sampleLists(): Pick<Item, 'themes' | 'tags' | 'countries' | 'sources'> {
  return { themes: ['data-governance'], tags: [], countries: [], sources: [] };
}
