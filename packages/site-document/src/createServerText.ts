import { findLanguageEntry, type Language } from '@adp/shared-ui/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Catalog<Id extends string> = Readonly<Partial<Record<Id, unknown>>>;

/** Creates a function that returns a server's messages for a locale, in English if a translation or the locale is missing. */
export function createServerText<Id extends string>(
  catalogs: { readonly en: Readonly<Record<Id, unknown>> } & Readonly<Record<Language, Catalog<Id>>>,
) {
  const toText = (locale: string, catalog: Catalog<Id>) => {
    const messages = { ...catalogs.en, ...catalog } as Messages;
    const locales = findLanguageEntry(locale)?.formatLocale ?? locale;
    const i18n = setupI18n({ locale, locales, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage);
    return (id: Id, values?: Readonly<Record<string, string | number>>): string => i18n._(id, values);
  };
  const texts = new Map(Object.entries(catalogs).map(([locale, catalog]) => [locale, toText(locale, catalog)]));
  const english = toText('en', catalogs.en);
  return (locale: string) => texts.get(locale) ?? english;
}
