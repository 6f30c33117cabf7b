import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import {
  language,
  line,
  distinctList,
  dateTime,
  localTime,
  choice,
  places,
  whole,
  zone,
} from '../../fields/fieldSchemas';
import { listChoices } from '../../fields/listChoices';
import { listedContentFields } from '../content/listedContentFields';
import { allows, equals, contains, inLanguage, listedKind, newest } from '../content/listedKind';
import { opportunityChoices, opportunityLimits } from './opportunityLimits';

export const listedOpportunityFields = {
  ...listedContentFields,
  type: choice(listChoices.opportunityType),
  provider: line(opportunityLimits.provider),
  opensAt: v.exactOptional(dateTime),
  deadlineKind: choice(opportunityChoices.deadlineKind),
  /** Set, together with its time zone, only for the kind `fixed`. "Anywhere on earth" is Etc/GMT+12. */
  deadlineAt: v.exactOptional(dateTime),
  deadlineLocal: localTime,
  timezone: v.exactOptional(zone),
  applicantTypes: distinctList(choice(listChoices.applicantType), { max: listChoices.applicantType.length }),
  eligibleCountries: places(),
  languagesAccepted: distinctList(language, commonLimits.languages),
  amountMin: v.exactOptional(whole(opportunityLimits.amount)),
  amountMax: v.exactOptional(whole(opportunityLimits.amount)),
};

/**
 * `opportunities/{id}`: opportunities as public lists read them. For rolling calls, combine the order `newest` with the
 * filter `deadlineKind`.
 */
export const listedOpportunities = listedKind({
  collection: 'opportunities',
  summary: v.object(listedOpportunityFields),
  filters: {
    type: equals('type'),
    theme: contains('themes'),
    country: allows(contains('eligible_countries')),
    applicant: allows(contains('applicant_types')),
    language: contains('languages_accepted'),
    lang: inLanguage,
    deadlineKind: equals('deadline_kind'),
    programme: equals('programme'),
    author: equals('author_uid'),
  },
  orders: {
    closing: { field: 'deadline_at', direction: 'ASCENDING', now: 'from' },
    closed: { field: 'deadline_at', direction: 'DESCENDING', now: 'before' },
    due: { field: 'deadline_at', direction: 'ASCENDING' },
    /** Announced opportunities that have not opened yet. */
    opening: { field: 'opens_at', direction: 'ASCENDING', now: 'from' },
    newest,
  },
});
