import { choices, limits } from '@adp/shared-data/content';
import type { Section } from '../../lib/forms/Field';
import { lang, lastSections, licence, origin, summary, title } from '../../lib/forms/commonFields';

const { authors, keyMessages, url } = limits;

export const knowledgeProductFormFields: readonly Section[] = [
  {
    name: 'about',
    fields: [
      title,
      { name: 'type', input: 'choice', options: choices.knowledgeType },
      { name: 'corporateAuthor', input: 'line', ...limits.corporateAuthor, optional: true },
      { name: 'publishedOn', input: 'line', max: 10, optional: true },
      summary,
      lang,
    ],
  },
  {
    name: 'content',
    fields: [
      { name: 'abstract', input: 'paragraph', ...limits.abstract, units: true },
      { name: 'keyMessages', input: 'lines', max: keyMessages.max, eachMax: keyMessages.each.max, optional: true },
    ],
  },
  {
    name: 'files',
    fields: [
      { name: 'files', input: 'files', ...limits.files, optional: true },
      { name: 'fileLanguages', input: 'languages', ...limits.languages, optional: true },
      { name: 'htmlUrl', input: 'address', ...url, optional: true },
    ],
  },
  {
    name: 'versions',
    fields: [
      { name: 'version', input: 'line', ...limits.version, optional: true },
      { name: 'replaces', input: 'reference', ...limits.otherVersion, optional: true },
      { name: 'replacedBy', input: 'reference', ...limits.otherVersion, optional: true },
    ],
  },
  {
    name: 'publication',
    fields: [
      { name: 'authors', input: 'lines', max: authors.max, eachMax: authors.each.max, optional: true },
      { name: 'publisher', input: 'line', ...limits.publisher, optional: true },
      { name: 'series', input: 'line', ...limits.series, optional: true },
      { name: 'pages', input: 'number', ...limits.pages, optional: true },
      { name: 'doi', input: 'line', max: url.max, optional: true },
      { name: 'isbn', input: 'line', max: 17, optional: true },
    ],
  },
  ...lastSections.filter(({ name }) => name !== 'rights'),
  // The licence of a publication is not always known.
  { name: 'rights', fields: [{ ...licence, optional: true }, ...origin] },
];
