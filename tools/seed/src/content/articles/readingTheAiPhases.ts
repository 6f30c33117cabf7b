import type { SeedArticle } from '../seedItem';

export const readingTheAiPhases: SeedArticle = {
  id: 'two-phases-fifteen-action-areas',
  author: 'kofi',
  lang: 'en',
  title: 'Two phases and fifteen action areas',
  summary: 'What reports say about the years 2025 to 2030 in the Continental AI Strategy, and what they do not say.',
  programme: 'au-ai',
  themes: ['artificial-intelligence'],
  tags: ['AI strategy', '2025-2030'],
  countries: [],
  publishedDaysAgo: 33,
  sources: ['ai-phases', 'ai-phases-2'],
  body: `Reports of the Continental AI Strategy describe an implementation from 2025 to 2030, in two phases and with fifteen action areas.

1. **2025–2026:** governance, national strategies, resources and capacity.
2. **2027–2030:** projects.

In this order, governance and capacity come first and projects later.

## The aims that reports name

- AI governance
- Adoption in the public and in the private sector
- An environment for start-ups
- Data sets of good quality
- Skills and research
- Ethical principles and safety standards
- Investment
- Regional cooperation, and a voice in global AI governance

The wording is ours and the order is not a ranking. Some texts speak of "five focus areas"; we found no source that supports such a list, and so we do not use it.`,
};
