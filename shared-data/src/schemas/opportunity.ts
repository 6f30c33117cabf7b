import * as v from 'valibot';
import { choices } from './choices';
import { contentFields, publicationFits } from './contentFields';
import { limits } from './limits';
import { country, language, listOf, matching, moment, oneOf, text, url, whole, yesOrNo, zone } from './parts';
import { patterns } from './patterns';

const fields = v.object({
  ...contentFields,
  type: oneOf(choices.opportunityType),
  provider: text(limits.provider),
  opensAt: v.exactOptional(moment),
  deadlineKind: oneOf(choices.deadlineKind),
  /** With its zone where the kind is fixed, and only there; "anywhere on earth" is Etc/GMT+12. */
  deadlineAt: v.exactOptional(moment),
  timezone: v.exactOptional(zone),
  deadlineNote: v.exactOptional(text(limits.deadlineNote)),
  applicantTypes: listOf(oneOf(choices.applicantType), { max: choices.applicantType.length }),
  eligibleCountries: listOf(country, limits.countries),
  careerStages: listOf(oneOf(choices.careerStage), { max: choices.careerStage.length }),
  languagesAccepted: listOf(language, limits.languages),
  amountMin: v.exactOptional(whole(limits.amount)),
  amountMax: v.exactOptional(whole(limits.amount)),
  /** ISO 4217; there is one where there is an amount. */
  currency: v.exactOptional(matching(patterns.currency, 3)),
  howToApply: text(limits.howToApply),
  applyUrl: v.exactOptional(url),
  applyEmail: v.exactOptional(matching(patterns.email, limits.email.max)),
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
