import type { AppliedTranslation } from './readTranslated';

interface Listed {
  readonly lang: string;
  readonly translations?: Readonly<Partial<Record<string, object>>>;
}

/** Title and summary are in this language, where it is another than the item's. */
export interface InLanguage {
  readonly translation?: Pick<AppliedTranslation, 'lang'>;
}

/** An item of a list as readers of a language see it: in their language where its title is translated, without the other translations. */
export function toReader<Item extends Listed>({ translations, ...item }: Item, lang: string): Item & InLanguage {
  const found = item.lang === lang ? undefined : translations?.[lang];
  // Of an item no more is taken away than what it may lack.
  return (found ? { ...item, ...found, translation: { lang } } : item) as Item & InLanguage;
}
