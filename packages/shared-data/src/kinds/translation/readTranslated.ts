import type { DataReader } from '../../client/createReader';
import { toTranslationId, type TextLanguage } from './translationChoices';
import { type Translation, translations } from './translations';

export interface AppliedTranslation extends Pick<
  Translation,
  'lang' | 'how' | 'translatorName' | 'translatorUsername' | 'updatedAt'
> {
  readonly originalTitle: string;
  /** True if the original has changed since it was translated. */
  readonly isOlder?: true;
}

interface Original {
  readonly id: string;
  readonly title: string;
  readonly lang: string;
  readonly revision: number;
  readonly translations?: Readonly<Record<string, unknown>>;
}

/** Returns an item with the title, summary and body of its translation, if there is one, with one more read. */
export async function readTranslated<Item extends object>(
  reader: Pick<DataReader, 'get'>,
  collection: string,
  item: Item,
  lang: TextLanguage | undefined,
): Promise<Item & { readonly translation?: AppliedTranslation }> {
  // Every kind of content has the fields of `Original`.
  const original = item as Item & Original;
  if (lang === undefined || lang === original.lang || original.translations?.[lang] === undefined) return item;
  const stored = await reader.get(translations, toTranslationId(collection, original.id, lang));
  if (!stored) return item;
  const { title, summary, body, how, translatorName, translatorUsername, updatedAt, sourceRevision } = stored;
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
