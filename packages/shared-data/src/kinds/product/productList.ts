import { listChoices } from '../../fields/listChoices';
import { author, country, language, order, textLanguage, type ListDefinition } from '../../lists/ListDefinition';

export const productList: ListDefinition = {
  fields: [
    { name: 'category', values: listChoices.category },
    { name: 'maturity', values: listChoices.maturity },
    country,
    { name: 'pricing', values: listChoices.pricing },
    language,
    textLanguage,
    { name: 'platform', values: listChoices.platform, inList: true },
    author,
    order('newest', 'title'),
  ],
  storedFields: { country: 'deployedIn', language: 'uiLanguages', platform: 'platforms' },
  toQueries: (filters, conditions) => [{ order: filters['order'] ?? 'newest', filters: conditions }],
};
