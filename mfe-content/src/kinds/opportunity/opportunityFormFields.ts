import type { Field } from '../../lib/forms/Field';
import { lastSections } from '../../lib/forms/commonFields';
import type { SectionLayout } from '../../lib/forms/toField';

const isFixed: Field['when'] = ({ deadlineKind }) => deadlineKind === 'fixed';

export const opportunityFormFields: readonly SectionLayout[] = [
  { name: 'about', fields: ['type', 'title', 'provider', 'summary', 'lang'] },
  {
    name: 'deadline',
    fields: [
      'deadlineKind',
      // These fields are optional in the schema, but a fixed deadline requires them.
      { name: 'deadlineAt', zoneIn: 'timezone', ends: true, when: isFixed, optional: false },
      { name: 'timezone', when: isFixed, optional: false },
      'deadlineNote',
      { name: 'opensAt', input: 'day' },
    ],
  },
  {
    name: 'applicants',
    fields: [
      { name: 'applicantTypes', named: 'applicant' },
      'eligibleCountries',
      { name: 'careerStages', named: 'career' },
      'languagesAccepted',
      'remote',
    ],
  },
  { name: 'amount', fields: ['amountMin', 'amountMax', 'currency'] },
  {
    name: 'apply',
    fields: [
      'howToApply',
      'applyUrl',
      { name: 'applyEmail', input: 'email' },
      'sourceUrl',
      { name: 'sourceCheckedAt', input: 'day' },
    ],
  },
  ...lastSections,
];
