import * as v from 'valibot';
import { contentFields, publicationFits } from './contentFields';
import { contentLimits } from './contentLimits';
import { listedOpportunityFields } from './listedOpportunityFields';
import { opportunityChoices } from './opportunityChoices';
import { opportunityLimits } from './opportunityLimits';
import { country, listOf, matching, moment, oneOf, paragraph, text, url, yesOrNo } from './parts';

const email = '[!#-;=?-Z_a-z~]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,}';

const fields = v.object({
  ...contentFields,
  ...listedOpportunityFields,
  deadlineNote: v.exactOptional(paragraph(opportunityLimits.deadlineNote)),
  eligibleCountries: listOf(country, contentLimits.countries),
  careerStages: listOf(oneOf(opportunityChoices.careerStage), { max: opportunityChoices.careerStage.length }),
  /** ISO 4217; there is one where there is an amount. */
  currency: v.exactOptional(matching('[A-Z]{3}', 3)),
  howToApply: text(opportunityLimits.howToApply),
  applyUrl: v.exactOptional(url),
  applyEmail: v.exactOptional(matching(email, opportunityLimits.email.max)),
  remote: yesOrNo,
  sourceUrl: v.exactOptional(url),
  sourceCheckedAt: v.exactOptional(moment),
});

type Fields = v.InferOutput<typeof fields>;

/** `opportunities/{id}`. */
export const opportunitySchema = v.pipe(
  fields,
  v.forward(
    v.check((item) => publicationFits(item), 'not-allowed'),
    ['publishedAt'],
  ),
  v.forward(
    v.check((item) => deadlineFits(item), 'deadline'),
    ['deadlineAt'],
  ),
  v.forward(
    v.check((item) => amountsFit(item), 'amount'),
    ['amountMax'],
  ),
);
export type Opportunity = v.InferOutput<typeof opportunitySchema>;

function deadlineFits({ deadlineKind, deadlineAt, timezone }: Fields): boolean {
  const fixed = deadlineKind === 'fixed';
  return (deadlineAt !== undefined) === fixed && (timezone !== undefined) === fixed;
}

function amountsFit({ amountMin, amountMax, currency }: Fields): boolean {
  const some = amountMin !== undefined || amountMax !== undefined;
  return some === (currency !== undefined) && (amountMin ?? 0) <= (amountMax ?? Infinity);
}
