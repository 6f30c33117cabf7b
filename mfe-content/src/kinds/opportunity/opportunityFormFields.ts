import { choices, limits } from '@adp/shared-data/content';
import type { Field, Section } from '../../lib/forms/Field';
import { lang, lastSections, summary, title } from '../../lib/forms/commonFields';

const isFixed: Field['when'] = ({ deadlineKind }) => deadlineKind === 'fixed';
const { url } = limits;

export const opportunityFormFields: readonly Section[] = [
  {
    name: 'about',
    fields: [
      { name: 'type', input: 'choice', options: choices.opportunityType },
      title,
      { name: 'provider', input: 'line', ...limits.provider },
      summary,
      lang,
    ],
  },
  {
    name: 'deadline',
    fields: [
      { name: 'deadlineKind', input: 'choice', options: choices.deadlineKind },
      { name: 'deadlineAt', input: 'dateTime', zoneIn: 'timezone', ends: true, when: isFixed },
      { name: 'timezone', input: 'zone', ...limits.zone, when: isFixed },
      { name: 'deadlineNote', input: 'paragraph', ...limits.deadlineNote, optional: true },
      { name: 'opensAt', input: 'day', optional: true },
    ],
  },
  {
    name: 'applicants',
    fields: [
      {
        name: 'applicantTypes',
        input: 'choices',
        max: choices.applicantType.length,
        options: choices.applicantType,
        named: 'applicant',
        optional: true,
      },
      { name: 'eligibleCountries', input: 'countries', ...limits.countries, optional: true },
      {
        name: 'careerStages',
        input: 'choices',
        max: choices.careerStage.length,
        options: choices.careerStage,
        named: 'career',
        optional: true,
      },
      { name: 'languagesAccepted', input: 'languages', ...limits.languages, optional: true },
      { name: 'remote', input: 'flag' },
    ],
  },
  {
    name: 'amount',
    fields: [
      { name: 'amountMin', input: 'number', ...limits.amount, optional: true },
      { name: 'amountMax', input: 'number', ...limits.amount, optional: true },
      { name: 'currency', input: 'currency', optional: true },
    ],
  },
  {
    name: 'apply',
    fields: [
      { name: 'howToApply', input: 'paragraph', ...limits.howToApply, units: true },
      { name: 'applyUrl', input: 'address', ...url, optional: true },
      { name: 'applyEmail', input: 'email', ...limits.email, optional: true },
      { name: 'sourceUrl', input: 'address', ...url, optional: true },
      { name: 'sourceCheckedAt', input: 'day', optional: true },
    ],
  },
  ...lastSections,
];
