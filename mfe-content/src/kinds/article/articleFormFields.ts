import { body, cover, place, rights } from '../../lib/forms/commonFields';
import type { SectionLayout } from '../../lib/forms/toField';

export const articleFormFields: readonly SectionLayout[] = [
  { name: 'about', fields: ['title', 'summary', 'lang'] },
  { name: 'text', fields: [body] },
  { name: 'cover', fields: cover },
  { name: 'place', fields: place },
  { name: 'rights', fields: ['series', ...rights] },
];
