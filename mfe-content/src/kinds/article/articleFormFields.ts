import { limits } from '@adp/shared-data/content';
import type { Section } from '../../lib/forms/Field';
import { body, cover, lang, place, rights, summary, title } from '../../lib/forms/commonFields';

export const articleFormFields: readonly Section[] = [
  { name: 'about', fields: [title, summary, lang] },
  { name: 'text', fields: [body] },
  { name: 'cover', fields: cover },
  { name: 'place', fields: place },
  {
    name: 'rights',
    fields: [{ name: 'series', input: 'line', ...limits.series, optional: true }, ...rights],
  },
];
