import type { SeedArticle } from '../seedItem';

export const leavingGapsAsGaps: SeedArticle = {
  id: 'leaving-gaps-as-gaps',
  author: 'longName',
  lang: 'en',
  title: 'Leaving gaps as gaps',
  summary: 'Why some dates on this site are only a year, and some lines say “not found”.',
  themes: ['data-governance', 'governance'],
  tags: ['sources'],
  countries: [],
  publishedDaysAgo: 61,
  sources: ['apet-areas', 'covid-white-paper', 'mandate'],
  body: `Public pages about African digital policy do not always agree. One gives October 2016 for the start of APET, another December. One dates a summit decision to June 2018, another to July.

We then print what all of them support: "in 2016", "in 2018". Where we looked and found nothing, we say so. An empty place can be filled later; a wrong date is copied.`,
};
