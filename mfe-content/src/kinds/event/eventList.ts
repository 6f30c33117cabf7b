import { listChoices } from '@adp/shared-data';
import { author, country, language, programme, theme, type ListDefinition } from '../../lib/lists/ListDefinition';

export const eventList: ListDefinition = {
  fields: [
    { name: 'when', values: ['upcoming', 'month', 'past'], fallback: 'upcoming', view: true },
    { name: 'mode', values: listChoices.mode },
    country,
    programme,
    theme,
    language,
    { name: 'cost', values: listChoices.cost },
    author,
  ],
  storedFields: { theme: 'themes', country: 'countries', language: 'languages' },
  toQueries: ({ when }, filters, now) => {
    if (when === 'past') return [{ order: 'past', filters }];
    if (when !== 'month') return [{ order: 'upcoming', filters }];
    const firstOfMonth = (ahead: number) => new Date(now.getFullYear(), now.getMonth() + ahead, 1);
    return [{ order: 'starting', filters, range: { from: firstOfMonth(0), to: firstOfMonth(1) } }];
  },
};
