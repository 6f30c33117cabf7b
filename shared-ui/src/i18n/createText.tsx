import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { createContext, useContext, type ReactNode } from 'react';
import { currentLocale, isPseudo, sourceLocale } from './locale';

type Values = Record<string, string | number>;
type Translations = Readonly<Record<string, () => Promise<{ default: object }>>>;

/** What `useText()` returns: the message `id` in the page's language, with `values` in its placeholders. */
export type Text<Id extends string> = (id: Id, values?: Values) => string;

/**
 * The texts of one app. The English catalog is part of the bundle; the other languages are chunks that `loadText()`
 * loads. Each app has an instance of its own, so that apps cannot see each other's message ids.
 * @typeParam Id the ids of the catalog, and those of the parts that `addTexts` adds
 */
export function createText<Id extends string>(
  english: Readonly<Partial<Record<Id, unknown>>>,
  translations: Translations = {},
) {
  // The message loader has compiled the catalog: its JSON type says string, its values are the library's.
  const sourceTexts = createInstance(sourceLocale, english as Messages);
  const instances = new Map<string, I18n>([[sourceLocale, sourceTexts]]);
  const TextContext = createContext(sourceTexts);

  /** Adds the texts of a part of the app, in the page's language. Resolves at once for English. */
  async function addTranslatedTexts(part: object, partTranslations: Translations, locale = currentLocale()) {
    const messages = part as Messages;
    sourceTexts.load(sourceLocale, messages);
    if (locale === sourceLocale) return;
    const catalog = isPseudo(locale)
      ? (await import('./pseudo')).toPseudoMessages(messages, locale)
      : ((await partTranslations[locale]?.())?.default as Messages | undefined);
    instances.get(locale)?.load(locale, { ...messages, ...catalog });
  }

  /** Adds the texts of parts of the app before the parts show. */
  async function addTexts(...parts: readonly object[]): Promise<void> {
    for (const part of parts) await addTranslatedTexts(part, {});
  }

  /** Loads the page's language; resolves at once for English. A message that a language lacks shows in English. */
  async function loadText(locale = currentLocale()): Promise<void> {
    if (instances.has(locale)) return;
    if (isPseudo(locale)) {
      const { toPseudoMessages } = await import('./pseudo');
      instances.set(locale, createInstance(locale, toPseudoMessages(sourceTexts.messages, locale)));
      return;
    }
    const catalog = await translations[locale]?.();
    instances.set(
      locale,
      createInstance(locale, { ...sourceTexts.messages, ...(catalog?.default as Messages | undefined) }),
    );
  }

  /** Provides the texts to everything below it. */
  function TextProvider({ children }: { children: ReactNode }) {
    return <TextContext value={instances.get(currentLocale()) ?? sourceTexts}>{children}</TextContext>;
  }

  /** The texts of the page. */
  function useText(): Text<Id> {
    const i18n = useContext(TextContext);
    return (id, values) => i18n._(id, values);
  }

  /** Whether there is such a message: names of stored values are looked up by the value. */
  function isMessageId(id: string): id is Id {
    return Object.hasOwn(sourceTexts.messages, id);
  }

  return { loadText, addTexts, addTranslatedTexts, TextProvider, useText, isMessageId };
}

function createInstance(locale: string, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: { ...messages } } });
}
