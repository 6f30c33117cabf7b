import { currentLocale, isPseudo } from '@adp/shared-ui';

/** Fields of the copy that a reader sees as prose; the others are ids, addresses and dates. */
const prose = new Set(['acronym', 'name', 'text', 'title', 'detail', 'note', 'lead', 'draft', 'gaps', 'paragraphs']);

/** The copy in the page's language. English is the only one written; the tests' pseudo-locales are made from it. */
export async function inPageLocale<T>(content: T): Promise<T> {
  const locale = currentLocale();
  if (!isPseudo(locale)) return content;
  const { toPseudoText } = await import(/* webpackChunkName: "pseudo" */ '@adp/shared-ui/pseudo');
  const rewrite = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return prose.has(key) ? toPseudoText(value, locale) : value;
    if (Array.isArray(value)) return value.map((entry) => rewrite(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, rewrite(entry, name)]));
  };
  // Every field and type is preserved; only the letters change.
  return rewrite(content, '') as T;
}
