import * as v from 'valibot';
import { listedOpportunityFields } from '../../schemas/listedOpportunityFields';
import { equal, holds, newest, listedKind } from './listedKind';

/** `opportunities/{id}`, for public lists. Those without a deadline stand in `newest`, with `deadlineKind` rolling or none. */
export const listedOpportunities = listedKind({
  collection: 'opportunities',
  summary: v.object(listedOpportunityFields),
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
