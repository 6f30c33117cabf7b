import { listChoices } from '../../fields/listChoices';
import {
  author,
  country,
  language,
  programme,
  textLanguage,
  theme,
  type ListDefinition,
  type ListQuery,
} from '../../lists/ListDefinition';

const dayLength = 86_400_000;

export const opportunityList: ListDefinition = {
  fields: [
    { name: 'state', values: ['open', 'closing', 'forecast', 'closed'], fallback: 'open', view: true },
    { name: 'type', values: listChoices.opportunityType },
    { name: 'applicant', values: listChoices.applicantType, inList: true, orEmpty: true },
    { ...country, orEmpty: true },
    { name: 'deadline', values: ['30', '90'], byPage: true },
    { name: 'amount', values: ['1000', '10000', '100000'], byPage: true },
    theme,
    language,
    textLanguage,
    programme,
    author,
  ],
  storedFields: {
    theme: 'themes',
    applicant: 'applicantTypes',
    country: 'eligibleCountries',
    language: 'languagesAccepted',
  },
  matchers: {
    amount: (read, value) => Number(read('amountMax') ?? read('amountMin') ?? 0) >= Number(value),
  },
  toQueries: ({ state, deadline }, filters, now) => {
    const closingIn = (days: number): ListQuery => ({
      order: 'closing',
      filters,
      range: { to: new Date(now.getTime() + days * dayLength) },
    });
    if (state === 'closed') return [{ order: 'closed', filters }];
    if (state === 'forecast') {
      // The page applies the other filters to these few opportunities, so that this order needs few indexes.
      const { author: byAuthor } = filters;
      return [{ order: 'opening', filters: byAuthor === undefined ? {} : { author: byAuthor } }];
    }
    if (state === 'closing') return [closingIn(7)];
    if (deadline !== undefined) return [closingIn(Number(deadline))];
    return [
      { order: 'closing', filters },
      { order: 'newest', filters: { ...filters, deadlineKind: 'rolling' } },
      { order: 'newest', filters: { ...filters, deadlineKind: 'none' } },
    ];
  },
};
