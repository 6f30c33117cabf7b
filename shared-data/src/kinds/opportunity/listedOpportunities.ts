import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { language, line, listOf, moment, oneOf, whole, zone } from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import { equal, holds, listedKind, newest } from '../content/listedKind';
import { opportunityChoices, opportunityLimits } from './opportunityLimits';

/** What a public list reads of an opportunity. */
export const listedOpportunityFields = {
  ...listedContentFields,
  type: oneOf(listChoices.opportunityType),
  provider: line(opportunityLimits.provider),
  opensAt: v.exactOptional(moment),
  deadlineKind: oneOf(opportunityChoices.deadlineKind),
  /** With its zone where the kind is fixed, and only there; "anywhere on earth" is Etc/GMT+12. */
  deadlineAt: v.exactOptional(moment),
  timezone: v.exactOptional(zone),
  applicantTypes: listOf(oneOf(listChoices.applicantType), { max: listChoices.applicantType.length }),
  languagesAccepted: listOf(language, commonLimits.languages),
  amountMin: v.exactOptional(whole(opportunityLimits.amount)),
  amountMax: v.exactOptional(whole(opportunityLimits.amount)),
};

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
