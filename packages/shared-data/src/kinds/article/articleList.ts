import {
  author,
  country,
  order,
  programme,
  textLanguage,
  theme,
  year,
  type ListDefinition,
} from '../../lists/ListDefinition';

export const articleList: ListDefinition = {
  fields: [theme, country, programme, textLanguage, year, author, order('newest')],
  storedFields: { theme: 'themes', country: 'countries' },
  toQueries: ({ year: value }, conditions) => {
    if (value === undefined) return [{ order: 'newest', filters: conditions }];
    // Publication times of articles are instants, so the year is in UTC.
    const from = new Date(Date.UTC(Number(value), 0));
    const to = new Date(Date.UTC(Number(value) + 1, 0));
    return [{ order: 'newest', filters: conditions, range: { from, to } }];
  },
};
