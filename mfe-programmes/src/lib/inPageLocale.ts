import { currentLocale, isPseudo } from '@adp/shared-ui';

/**
 * Returns the copy in the page's language. The copy only exists in English and in the pseudo-locales, which derive from
 * the English copy.
 */
export async function inPageLocale<T>(content: T): Promise<T> {
  const locale = currentLocale();
  if (!isPseudo(locale)) return content;
  return (await import(/* webpackChunkName: "pseudo" */ './toPseudoContent')).toPseudoContent(content, locale);
}
