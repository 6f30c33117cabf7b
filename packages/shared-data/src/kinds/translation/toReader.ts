import type { AppliedTranslation } from './readTranslated';

interface Listed {
  readonly lang: string;
  readonly translations?: Readonly<Partial<Record<string, object>>>;
}

/** The language of title and summary, if it differs from the item's language. */
export interface InLanguage {
  readonly translation?: Pick<AppliedTranslation, 'lang'>;
}

/** Returns a list item with title and summary in the reader's language, without the other translations. */
export function toReader<Item extends Listed>({ translations, ...item }: Item, lang: string): Item & InLanguage {
  const translated = item.lang === lang ? undefined : translations?.[lang];
  // The cast is safe, because only optional fields are removed.
  return (translated ? { ...item, ...translated, translation: { lang } } : item) as Item & InLanguage;
}
