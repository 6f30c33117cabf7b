import { currentLocale, isPseudo } from '@adp/shared-ui';

/** Derives the copy of the pseudo-locales from the English copy, which is the only one. */
export async function inPageLocale<T>(content: T): Promise<T> {
  const locale = currentLocale();
  if (!isPseudo(locale)) return content;
  return (await import(/* webpackChunkName: "pseudo" */ './toPseudoContent')).toPseudoContent(content, locale);
}
