import { setupI18n, type Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatLocale } from './formatLocale';
import { isPseudo } from './isPseudo';
import { currentLocale } from './locale';

type Values = Record<string, string | number>;

export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * Creates the texts of an app. The build inserts catalogs in the page's language before the code that uses them (decision 121), so nothing
 * is loaded here. Each app has its own instance, so that apps can use the same message ids. Servers use `createText.server.tsx`.
 * @typeParam Id the ids of the catalog and of the parts that `addTexts` adds
 */
export function createText<Id extends string>(catalog: Readonly<Partial<Record<Id, unknown>>>) {
  const i18n = setupI18n();

  /** Adds a part's texts. The catalogs are typed as JSON strings, but the message loader has compiled them to the library's format. */
  function add(part: object) {
    const locale = currentLocale();
    i18n.load(locale, { ...part } as Messages);
    i18n.activate(locale, formatLocale(locale));
  }
  add(catalog);

  /** Adds the texts of parts of the app. Must be called before these parts are rendered. */
  async function addTexts(...parts: readonly object[]): Promise<void> {
    const locale = currentLocale();
    for (const part of parts)
      add(isPseudo(locale) ? (await import('./pseudo')).toPseudoMessages(part as Messages, locale) : part);
  }

  /** Converts the texts to a pseudo-locale, if the page uses one. */
  const loadText = () => addTexts(catalog);

  const TextProvider = ({ children }: { children: ReactNode }) => children;

  const text: Text<Id> = (id, values) => i18n._(id, values);

  const useText = () => text;

  /** Returns whether a message exists. For ids that are derived from stored values. */
  const isMessageId = (id: string): id is Id => Object.hasOwn(i18n.messages, id);

  return { loadText, addTexts, TextProvider, useText, isMessageId };
}
