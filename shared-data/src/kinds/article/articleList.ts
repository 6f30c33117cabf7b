import { listChoices } from '../../fields/listChoices';
import { author, country, order, programme, theme, year, type ListDefinition } from '../../lists/ListDefinition';

export const articleList: ListDefinition = {
  fields: [theme, country, programme, { name: 'lang', values: listChoices.lang }, year, author, order('newest')],
  storedFields: { theme: 'themes', country: 'countries' },
  toQueries: ({ year: value }, conditions) => {
    if (value === undefined) return [{ order: 'newest', filters: conditions }];
    // Publication here is a point in time: the year in UTC.
    const from = new Date(Date.UTC(Number(value), 0));
    const to = new Date(Date.UTC(Number(value) + 1, 0));
    return [{ order: 'newest', filters: conditions, range: { from, to } }];
  },
};
