import type { Language } from '@adp/shared-ui/languages';
import { type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Catalog<Id extends string> = Readonly<Partial<Record<Id, unknown>>>;

/**
 * Returns a function that gives the messages that a server writes itself, by locale. The English catalog is complete: messages that another
 * one lacks, and all messages of other locales, are in English.
 */
export function createServerText<Id extends string>(
  catalogs: { readonly en: Readonly<Record<Id, unknown>> } & Readonly<Record<Language, Catalog<Id>>>,
) {
  const make = (locale: string, catalog: Catalog<Id>) => {
    const messages = { ...catalogs.en, ...catalog } as Messages;
    const i18n = setupI18n({ locale, messages: { [locale]: messages } }).setMessagesCompiler(compileMessage);
    return (id: Id, values?: Readonly<Record<string, string>>): string => i18n._(id, values);
  };
  const known = new Map(Object.entries(catalogs).map(([locale, catalog]) => [locale, make(locale, catalog)]));
  const english = make('en', catalogs.en);
  return (locale: string) => known.get(locale) ?? english;
}
