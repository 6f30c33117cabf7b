import { currentLocale, isPseudo } from '@adp/shared-ui';

/** The copy in the page's language. English is the only one written; the tests' pseudo-locales are made from it. */
export async function inPageLocale<T>(content: T): Promise<T> {
  const locale = currentLocale();
  if (!isPseudo(locale)) return content;
  return (await import(/* webpackChunkName: "pseudo" */ './toPseudoContent')).toPseudoContent(content, locale);
}
