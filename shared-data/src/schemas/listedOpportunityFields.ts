import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { listChoices } from './listChoices';
import { listedContentFields } from './listedContentFields';
import { opportunityChoices } from './opportunityChoices';
import { opportunityLimits } from './opportunityLimits';
import { language, line, listOf, moment, oneOf, whole, zone } from './parts';

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
