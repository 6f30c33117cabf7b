import { body, cover, origin, place } from '../../lib/forms/commonFields';
import type { SectionLayout } from '../../lib/forms/toField';

export const knowledgeProductFormFields: readonly SectionLayout[] = [
  { name: 'about', fields: ['title', 'type', 'corporateAuthor', 'publishedOn', 'summary', 'lang'] },
  { name: 'content', fields: ['abstract', 'keyMessages'] },
  { name: 'files', fields: ['files', 'fileLanguages', 'htmlUrl'] },
  {
    name: 'versions',
    fields: ['version', { name: 'replaces', input: 'reference' }, { name: 'replacedBy', input: 'reference' }],
  },
  {
    name: 'publication',
    fields: ['authors', 'publisher', 'series', 'pages', 'doi', { name: 'isbn', max: 17 }],
  },
  { name: 'text', fields: [body] },
  { name: 'cover', fields: cover },
  { name: 'place', fields: place },
  // The licence is optional here, because the licence of a publication may be unknown.
  { name: 'rights', fields: ['licence', ...origin] },
];
