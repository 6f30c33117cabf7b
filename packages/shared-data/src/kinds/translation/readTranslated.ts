import type { DataReader } from '../../client/createReader';
import { toTranslationId, type TextLanguage } from './translationChoices';
import { type Translation, translations } from './translations';

/** Whose words an item has in another language than its own. */
export interface AppliedTranslation extends Pick<
  Translation,
  'lang' | 'how' | 'translatorName' | 'translatorUsername' | 'updatedAt'
> {
  /** The original's title. */
  readonly originalTitle: string;
  /** The original has been changed since it was translated. */
  readonly isOlder?: true;
}

interface Original {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly revision: number;
  readonly translations?: Readonly<Record<string, unknown>>;
}

/**
 * An item in a language: with title, summary and body of its translation, and `translation`, which says whose they are; as it is where
 * there is none. `lang` and all other texts stay those of the original. One read more, for items that are translated into the language.
 */
export async function readTranslated<Item extends object>(
  reader: Pick<DataReader, 'get'>,
  collection: string,
  item: Item,
  lang: TextLanguage | undefined,
): Promise<Item & { readonly translation?: AppliedTranslation }> {
  // Every kind of item has these.
  const original = item as Item & Original;
  if (lang === undefined || lang === original.lang || original.translations?.[lang] === undefined) return item;
  const found = await reader.get(translations, toTranslationId(collection, original.id, lang));
  if (!found) return item;
  const { title, summary, body, how, translatorName, translatorUsername, updatedAt, sourceRevision } = found;
  const translation = {
    lang,
    how,
    translatorName,
    translatorUsername,
    updatedAt,
    originalTitle: original.title,
    ...(sourceRevision < original.revision && ({ isOlder: true } as const)),
  };
  return { ...item, title, summary, body, translation };
}
