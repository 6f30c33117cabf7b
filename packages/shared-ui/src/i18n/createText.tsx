import { setupI18n, type Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatLocale } from './formatLocale';
import { isPseudo } from './isPseudo';
import { currentLocale } from './locale';

type Values = Record<string, string | number>;

export type Text<Id extends string> = (id: Id, values?: Values) => string;

/** Creates an app's own texts. The build inserts catalogs (decision 121). Servers use `createText.server.tsx`. */
export function createText<Id extends string>(catalog: Readonly<Partial<Record<Id, unknown>>>) {
  const i18n = setupI18n();

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

  const loadText = () => addTexts(catalog);

  const TextProvider = ({ children }: { children: ReactNode }) => children;

  const text: Text<Id> = (id, values) => i18n._(id, values);

  const useText = () => text;

  /** Returns whether a message exists. Used for ids that are derived from stored values. */
  const isMessageId = (id: string): id is Id => Object.hasOwn(i18n.messages, id);

  return { loadText, addTexts, TextProvider, useText, isMessageId };
}
