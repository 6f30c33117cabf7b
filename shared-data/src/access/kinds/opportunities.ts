import * as v from 'valibot';
import { opportunitySchema } from '../../schemas/opportunity';
import { contentKind } from './contentKind';
import { listedOpportunities } from './listedOpportunities';

/** `opportunities/{id}`. */
export const opportunities = contentKind({
  ...listedOpportunities,
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
});
