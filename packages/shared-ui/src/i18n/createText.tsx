import { setupI18n, type Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatLocale } from './formatLocale';
import { isPseudo } from './isPseudo';
import { currentLocale } from './locale';

type Values = Record<string, string | number>;

/** What `useText()` returns: the message `id` in the page's language, with `values` in its placeholders. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * The texts of one app. Its catalogs are in the language of the page, and there before the code that names them (decision 121): nothing is loaded here. Each app
 * has an instance of its own, so that apps cannot see each other's message ids. A server has `createText.server.tsx`.
 * @typeParam Id the ids of the catalog, and those of the parts that `addTexts` adds
 */
export function createText<Id extends string>(catalog: Readonly<Partial<Record<Id, unknown>>>) {
  const i18n = setupI18n();

  /** The message loader has compiled the catalog: its JSON type says string, its values are the library's. */
  function add(part: object) {
    const locale = currentLocale();
    i18n.load(locale, { ...part } as Messages);
    i18n.activate(locale, formatLocale(locale));
  }
  add(catalog);

  /** Adds the texts of parts of the app before the parts show. */
  async function addTexts(...parts: readonly object[]): Promise<void> {
    const locale = currentLocale();
    for (const part of parts)
      add(isPseudo(locale) ? (await import('./pseudo')).toPseudoMessages(part as Messages, locale) : part);
  }

  /** Makes the texts those of the page's language, where that is one of the tests' own. */
  const loadText = () => addTexts(catalog);

  /** Stands around all that shows texts. */
  const TextProvider = ({ children }: { children: ReactNode }) => children;

  const text: Text<Id> = (id, values) => i18n._(id, values);

  /** The texts of the page. */
  const useText = () => text;

  /** Whether there is such a message: names of stored values are looked up by the value. */
  const isMessageId = (id: string): id is Id => Object.hasOwn(i18n.messages, id);

  return { loadText, addTexts, TextProvider, useText, isMessageId };
}
