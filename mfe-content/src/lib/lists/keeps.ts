import type { Filters } from '../filters/listFilters';
import type { Kind } from '../kinds';

/** Which field of an item a filter looks at, where it is not called alike. */
const fields: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  knowledgeProduct: { theme: 'themes', country: 'countries', language: 'fileLanguages' },
  article: { theme: 'themes', country: 'countries' },
  event: { theme: 'themes', country: 'countries', language: 'languages' },
  opportunity: { theme: 'themes', applicant: 'applicantTypes', language: 'languagesAccepted' },
  product: { country: 'deployedIn', language: 'uiLanguages', platform: 'platforms' },
};

/** Whether an item fits the filters that no query could ask for. */
export function keeps(kind: Kind, item: object, filters: Filters): boolean {
  return Object.entries(filters).every(([name, value]) => {
    const field = (name: string): unknown => Reflect.get(item, name);
    if (name === 'html') return field('htmlUrl') !== undefined;
    if (name === 'year') return String(field('publishedOn') ?? '').startsWith(value);
    if (name === 'amount') return Number(field('amountMax') ?? field('amountMin') ?? 0) >= Number(value);
    const list = field(fields[kind]?.[name] ?? name);
    return Array.isArray(list) && list.includes(value);
  });
}
