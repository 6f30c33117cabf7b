import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { currentLocale, isPseudo, sourceLocale } from './locale';

type Values = Record<string, string | number>;

/** What `useText()` gives: the message `id` in the page's language, with `values` in its places. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * The texts of one app: its English catalog at hand, the other languages as
 * chunks of their own that load with `loadText()`. Each app has an instance of
 * its own, so that no app meets another's message ids.
 */
export function createText<Catalog extends object>(
  english: Catalog,
  others: Readonly<Record<string, () => Promise<{ default: object }>>> = {},
) {
  type Id = keyof Catalog & string;
  // The message loader has compiled the catalog: its JSON type says string, its values are the library's.
  const source = english as Messages;
  const sourceTexts = instance(sourceLocale, source);
  const instances = new Map<string, I18n>([[sourceLocale, sourceTexts]]);
  const TextContext = createContext(sourceTexts);

  /**
   * Adds texts that come with a part of the app: at once for English, otherwise when the page's language of them is
   * there. They are texts like the app's own from then on.
   */
  async function addTexts(more: object, moreOthers: typeof others = {}, locale = currentLocale()): Promise<void> {
    const messages = more as Messages;
    sourceTexts.load(sourceLocale, messages);
    if (locale === sourceLocale) return;
    const catalog = isPseudo(locale)
      ? (await import('./pseudo')).pseudoMessages(messages, locale)
      : ((await moreOthers[locale]?.())?.default as Messages | undefined);
    instances.get(locale)?.load(locale, { ...messages, ...catalog });
  }

  /** Loads the page's language; at once for English. A message that a language lacks shows in English. */
  async function loadText(locale = currentLocale()): Promise<void> {
    if (instances.has(locale)) return;
    if (isPseudo(locale)) {
      const { pseudoMessages } = await import('./pseudo');
      instances.set(locale, instance(locale, pseudoMessages(source, locale)));
      return;
    }
    const catalog = await others[locale]?.();
    instances.set(locale, instance(locale, { ...source, ...(catalog?.default as Messages | undefined) }));
  }

  /** Stands around everything that shows texts of this app. */
  function TextProvider({ children }: { children: ReactNode }) {
    return <TextContext value={instances.get(currentLocale()) ?? sourceTexts}>{children}</TextContext>;
  }

  function useText(): Text<Id> {
    const i18n = useContext(TextContext);
    return (id, values) => i18n._(id, values);
  }

  return { loadText, addTexts, TextProvider, useText };
}

function instance(locale: string, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } });
}
