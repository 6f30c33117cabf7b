import { lastSections } from '../../lib/forms/commonFields';
import type { SectionLayout } from '../../lib/forms/toField';

export const productFormFields: readonly SectionLayout[] = [
  { name: 'about', fields: ['title', 'tagline', 'organisation', 'summary', 'lang'] },
  {
    name: 'product',
    fields: [
      'category',
      'maturity',
      'pricing',
      { name: 'platforms', named: 'platform' },
      'uiLanguages',
      'deployedIn',
      'minRequirements',
    ],
  },
  { name: 'links', fields: ['websiteUrl', 'demoUrl', 'repoUrl', 'evidence'] },
  ...lastSections,
];
