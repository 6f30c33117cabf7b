import * as v from 'valibot';
import { opportunitySchema } from '../../schemas/opportunity';
import { contentKind, equal, holds, newest } from './contentKind';

/** `opportunities/{id}`. Those without a deadline stand in `newest`, with `deadlineKind` rolling or none. */
export const opportunities = contentKind({
  collection: 'opportunities',
  schema: opportunitySchema,
  summary: v.omit(v.object(opportunitySchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'howToApply',
    'eligibleCountries',
    'cover',
    'licence',
    'createdAt',
    'revision',
    'deadlineNote',
    'careerStages',
    'applyUrl',
    'applyEmail',
    'sourceUrl',
    'sourceCheckedAt',
  ]),
  filters: {
    type: equal('type'),
    theme: holds('themes'),
    country: holds('eligible_countries'),
    applicant: holds('applicant_types'),
    language: holds('languages_accepted'),
    deadlineKind: equal('deadline_kind'),
    programme: equal('programme'),
    author: equal('author_username'),
  },
  orders: {
    closing: { field: 'deadline_at', direction: 'ASCENDING', now: 'from' },
    closed: { field: 'deadline_at', direction: 'DESCENDING', now: 'before' },
    /** Announced, and open from a day to come. */
    opening: { field: 'opens_at', direction: 'ASCENDING', now: 'from' },
    newest,
  },
});
