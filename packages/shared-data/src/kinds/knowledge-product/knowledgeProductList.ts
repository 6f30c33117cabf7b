import { listChoices } from '../../fields/listChoices';
import {
  country,
  language,
  order,
  programme,
  textLanguage,
  theme,
  year,
  type ListDefinition,
} from '../../lists/ListDefinition';

export const knowledgeProductList: ListDefinition = {
  fields: [
    { name: 'type', values: listChoices.knowledgeType },
    programme,
    theme,
    year,
    language,
    textLanguage,
    country,
    { name: 'html', values: ['yes'], byPage: true },
    order('published', 'newest', 'title'),
  ],
  storedFields: { theme: 'themes', country: 'countries', language: 'fileLanguages' },
  matchers: {
    html: (read) => read('htmlUrl') !== undefined,
    year: (read, value) => {
      const publishedOn = read('publishedOn');
      return typeof publishedOn === 'string' && publishedOn.startsWith(value);
    },
  },
  toQueries: ({ year: value, order: by = 'published' }, filters) => {
    if (by === 'title') return [{ order: by, filters }];
    // The year refers to the original publication, so sort by the publication's date.
    if (value !== undefined)
      return [{ order: 'published', filters, range: { from: value, to: String(Number(value) + 1) } }];
    if (by === 'newest') return [{ order: by, filters }];
    return [
      { order: by, filters },
      { order: 'newest', filters, without: 'publishedOn' },
    ];
  },
};
