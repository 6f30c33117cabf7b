import * as v from 'valibot';
import { distinctList, matching, dateTime, choice, paragraph, text, url, yesOrNo } from '../../fields/fieldSchemas';
import { contentFields, withPublicationCheck } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { listedOpportunities, listedOpportunityFields } from './listedOpportunities';
import { opportunityChoices, opportunityLimits } from './opportunityLimits';

/** Excludes characters that `mailto:` links interpret as further recipients. */
const email = '[A-Za-z0-9._+~-]+@[A-Za-z0-9.-]+[.][A-Za-z]{2,}';

const fields = v.object({
  ...contentFields,
  ...listedOpportunityFields,
  deadlineNote: v.exactOptional(paragraph(opportunityLimits.deadlineNote)),
  careerStages: distinctList(choice(opportunityChoices.careerStage), { max: opportunityChoices.careerStage.length }),
  /** An ISO 4217 code. Required if there is an amount. */
  currency: v.exactOptional(matching('[A-Z]{3}', 3)),
  howToApply: text(opportunityLimits.howToApply),
  applyUrl: v.exactOptional(url),
  applyEmail: v.exactOptional(matching(email, opportunityLimits.email.max)),
  remote: yesOrNo,
  sourceUrl: v.exactOptional(url),
  sourceCheckedAt: v.exactOptional(dateTime),
});

type Fields = v.InferOutput<typeof fields>;

export const opportunitySchema = v.pipe(
  withPublicationCheck(fields),
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

function deadlineFits({ deadlineKind, deadlineAt, deadlineLocal, timezone }: Fields): boolean {
  if (deadlineKind === 'fixed') return deadlineAt !== undefined && timezone !== undefined;
  return deadlineAt === undefined && deadlineLocal === undefined && timezone === undefined;
}

function amountsFit({ amountMin, amountMax, currency }: Fields): boolean {
  const some = amountMin !== undefined || amountMax !== undefined;
  return some === (currency !== undefined) && (amountMin ?? 0) <= (amountMax ?? Infinity);
}

export const opportunities = defineKind({
  listed: listedOpportunities,
  schema: opportunitySchema,
  unlisted: ['howToApply', 'deadlineNote', 'careerStages', 'applyUrl', 'applyEmail', 'sourceUrl', 'sourceCheckedAt'],
});
