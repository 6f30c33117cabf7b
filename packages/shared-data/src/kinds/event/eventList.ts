import { listChoices } from '../../fields/listChoices';
import {
  author,
  country,
  language,
  programme,
  textLanguage,
  theme,
  type ListDefinition,
} from '../../lists/ListDefinition';

export const eventList: ListDefinition = {
  fields: [
    { name: 'when', values: ['upcoming', 'month', 'past'], fallback: 'upcoming', view: true },
    { name: 'mode', values: listChoices.mode },
    country,
    programme,
    theme,
    language,
    textLanguage,
    { name: 'cost', values: listChoices.cost },
    author,
  ],
  storedFields: { theme: 'themes', country: 'countries', language: 'languages' },
  toQueries: ({ when }, filters, now) => {
    if (when === 'past') return [{ order: 'past', filters }];
    if (when !== 'month') return [{ order: 'upcoming', filters }];
    // Months begin in UTC, so that all readers get the same list.
    const firstOfMonth = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
    return [{ order: 'starting', filters, range: { from: firstOfMonth(0), to: firstOfMonth(1) } }];
  },
};
