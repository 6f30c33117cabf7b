import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import type { createText as createBrowserText, Text } from './createText';
import { formatLocale } from './formatLocale';
import { currentLocale, sourceLocale } from './locale.server';

/** What the message loader makes of a catalog for a server. */
interface Part {
  readonly languages: Readonly<Record<string, Messages>>;
}

/**
 * In a build for a server this is in the place of `createText.tsx`: the texts of one app in every language. One process renders pages of all
 * of them at the same time (decision 100).
 */
export const createText: typeof createBrowserText = <Id extends string>(catalog: object) => {
  const parts = new Set<Part>();
  const instances = new Map<string, I18n>();
  const getMessages = ({ languages }: Part, locale: string) => languages[locale] ?? languages[sourceLocale] ?? {};

  function add(part: object) {
    const known = part as Part;
    // A part may have no texts of its own.
    if (!('languages' in part) || parts.has(known)) return;
    parts.add(known);
    for (const [locale, i18n] of instances) i18n.load(locale, getMessages(known, locale));
  }
  add(catalog);

  function getInstance(): I18n {
    const locale = currentLocale();
    const found = instances.get(locale);
    if (found) return found;
    const messages = Object.assign({}, ...[...parts].map((part) => getMessages(part, locale))) as Messages;
    const made = setupI18n({ locale, locales: formatLocale(locale), messages: { [locale]: messages } });
    instances.set(locale, made);
    return made;
  }

  const addTexts = (...added: readonly object[]): Promise<void> => {
    for (const part of added) add(part);
    return Promise.resolve();
  };

  return {
    addTexts,
    loadText: () => Promise.resolve(),
    TextProvider: ({ children }: { children: ReactNode }) => children,
    useText: (): Text<Id> => {
      const i18n = getInstance();
      return (id, values) => i18n._(id, values);
    },
    isMessageId: (id): id is Id => Object.hasOwn(getInstance().messages, id),
  };
};
