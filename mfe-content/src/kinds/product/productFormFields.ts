import { choices, limits } from '@adp/shared-data/content';
import type { Section } from '../../lib/forms/Field';
import { lang, lastSections, summary, title } from '../../lib/forms/commonFields';

const { url } = limits;

export const productFormFields: readonly Section[] = [
  {
    name: 'about',
    fields: [
      title,
      { name: 'tagline', input: 'line', ...limits.tagline },
      { name: 'organisation', input: 'line', ...limits.organiser },
      summary,
      lang,
    ],
  },
  {
    name: 'product',
    fields: [
      { name: 'category', input: 'choice', options: choices.category },
      { name: 'maturity', input: 'choice', options: choices.maturity },
      { name: 'pricing', input: 'choice', options: choices.pricing },
      {
        name: 'platforms',
        input: 'choices',
        max: choices.platform.length,
        options: choices.platform,
        named: 'platform',
        optional: true,
      },
      { name: 'uiLanguages', input: 'languages', ...limits.languages, optional: true },
      { name: 'deployedIn', input: 'countries', ...limits.countries, optional: true },
      { name: 'minRequirements', input: 'paragraph', ...limits.minRequirements, optional: true },
    ],
  },
  {
    name: 'links',
    fields: [
      { name: 'websiteUrl', input: 'address', ...url, optional: true },
      { name: 'demoUrl', input: 'address', ...url, optional: true },
      { name: 'repoUrl', input: 'address', ...url, optional: true },
      { name: 'evidence', input: 'addresses', ...limits.evidence, eachMax: url.max, optional: true },
    ],
  },
  ...lastSections,
];
