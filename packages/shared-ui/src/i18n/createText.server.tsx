import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import type { createText as createBrowserText, Text } from './createText';
import { formatLocale } from './formatLocale';
import { currentLocale, sourceLocale } from './locale.server';

interface Part {
  readonly languages: Readonly<Record<string, Messages>>;
}

/** Creates the texts of an app on a server, in every language, because one process renders pages of all of them (decision 100). */
export const createText: typeof createBrowserText = <Id extends string>(catalog: object) => {
  const parts = new Set<Part>();
  const instances = new Map<string, I18n>();
  const getMessages = ({ languages }: Part, locale: string) => languages[locale] ?? languages[sourceLocale] ?? {};

  function add(part: object) {
    const catalogPart = part as Part;
    if (!('languages' in part) || parts.has(catalogPart)) return;
    parts.add(catalogPart);
    for (const [locale, i18n] of instances) i18n.load(locale, getMessages(catalogPart, locale));
  }
  add(catalog);

  function getInstance(): I18n {
    const locale = currentLocale();
    const cached = instances.get(locale);
    if (cached) return cached;
    const messages = Object.assign({}, ...[...parts].map((part) => getMessages(part, locale))) as Messages;
    const created = setupI18n({ locale, locales: formatLocale(locale), messages: { [locale]: messages } });
    instances.set(locale, created);
    return created;
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
