import type { Article } from '@adp/shared-data/article';
import { toTranslationId } from '@adp/shared-data/translation';
import { itemTranslations, type SeedTranslation } from '../content/itemTranslations';
import type { PlacedDocument } from './PlacedDocument';

/** An item with what lists show of its translations, and these as documents of their own. */
export function withTranslations({ path, document }: PlacedDocument): PlacedDocument[] {
  const [collection = '', item = ''] = path.split('/');
  const found = itemTranslations[item] ?? [];
  if (found.length === 0) return [{ path, document }];
  // Items have these of whatever kind they are.
  const author = document as Pick<Article, 'authorUid' | 'authorUsername' | 'authorName' | 'updatedAt'>;
  const toDocument = (translation: SeedTranslation): PlacedDocument => ({
    path: `translations/${toTranslationId(collection, item, translation.lang)}`,
    document: {
      ...translation,
      collection,
      item,
      sourceRevision: 1,
      updatedAt: author.updatedAt,
      translatorUid: author.authorUid,
      translatorUsername: author.authorUsername,
      translatorName: author.authorName,
    },
  });
  return [
    {
      path,
      document: {
        ...document,
        translations: Object.fromEntries(found.map(({ lang, title, summary }) => [lang, { title, summary }])),
        translatedInto: found.map(({ lang }) => lang).sort(),
      },
    },
    ...found.map(toDocument),
  ];
}
