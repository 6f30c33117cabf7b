import type { Opportunity } from '@adp/shared-data/opportunity';
import type { Calendar } from '../calendar';
import type { SeedOpportunity } from '../content/seedItem';
import { baseFields, type Surroundings } from './baseFields';

export function opportunityFields(opportunity: SeedOpportunity, surroundings: Surroundings): Opportunity {
  const { calendar } = surroundings;
  const { amount, opensInDays: opens } = opportunity;
  return {
    ...baseFields(opportunity, surroundings),
    body: opportunity.body,
    type: opportunity.type,
    provider: 'Sample provider',
    ...(opens !== undefined && { opensAt: calendar.timeIn(opens, '00:00', 'UTC').at }),
    ...deadlineFields(opportunity, calendar),
    applicantTypes: opportunity.applicantTypes,
    eligibleCountries: opportunity.countries,
    careerStages: [],
    languagesAccepted: opportunity.languagesAccepted ?? [opportunity.lang],
    ...(amount && { amountMin: amount.min, amountMax: amount.max, currency: amount.currency }),
    howToApply: opportunity.howToApply,
    applyUrl: `https://example.org/${opportunity.id}`,
    remote: opportunity.remote ?? false,
  };
}

function deadlineFields(
  { deadline }: SeedOpportunity,
  calendar: Calendar,
): Pick<Opportunity, 'deadlineKind' | 'deadlineAt' | 'deadlineLocal' | 'deadlineNote' | 'timezone'> {
  if (deadline.kind !== 'fixed') return { deadlineKind: deadline.kind, deadlineNote: deadline.note };
  const { inDays, timezone } = deadline;
  const { at, local } = calendar.timeIn(inDays, deadline.at, timezone, 'end');
  return { deadlineKind: 'fixed', deadlineAt: at, deadlineLocal: local, timezone };
}
