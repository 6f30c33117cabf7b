import type { Calendar } from '../calendar';
import type { SeedOpportunity } from '../content/seedOpportunity';
import { baseFields, type Surroundings } from './baseFields';
import type { PlainFields } from './plainValue';

export function opportunityFields(opportunity: SeedOpportunity, surroundings: Surroundings): PlainFields {
  const { calendar } = surroundings;
  const { amount, opensInDays: opens } = opportunity;
  return {
    ...baseFields(opportunity, surroundings),
    body: opportunity.body,
    type: opportunity.type,
    provider: 'Sample provider',
    opens_at: opens === undefined ? undefined : calendar.instantIn(opens, '00:00', 'UTC'),
    ...deadlineFields(opportunity, calendar),
    applicant_types: opportunity.applicantTypes,
    eligible_countries: opportunity.countries,
    languages_accepted: opportunity.languagesAccepted ?? [opportunity.lang],
    amount_min: amount?.min,
    amount_max: amount?.max,
    currency: amount?.currency,
    how_to_apply: opportunity.howToApply,
    apply_url: `https://example.org/${opportunity.id}`,
    remote: opportunity.remote ?? false,
  };
}

function deadlineFields({ deadline }: SeedOpportunity, calendar: Calendar): PlainFields {
  if (deadline.kind !== 'fixed') return { deadline_kind: deadline.kind, deadline_note: deadline.note };
  const { inDays, at, timezone } = deadline;
  return { deadline_kind: 'fixed', deadline_at: calendar.instantIn(inDays, at, timezone), timezone };
}
