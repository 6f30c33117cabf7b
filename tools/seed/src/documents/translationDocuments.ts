import type { Article } from '@adp/shared-data/article';
import { toTranslationId } from '@adp/shared-data/translation';
import { itemTranslations, type SeedTranslation } from '../content/itemTranslations';
import type { PlacedDocument } from './toSeedDocument';

export function withTranslations(
  { path, document }: PlacedDocument,
  generated: readonly SeedTranslation[] = [],
): PlacedDocument[] {
  const [collection = '', item = ''] = path.split('/');
  const translations = [...(itemTranslations[item] ?? []), ...generated];
  if (translations.length === 0) return [{ path, document }];
  // The cast is safe because items of every kind have these fields.
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
        translations: Object.fromEntries(translations.map(({ lang, title, summary }) => [lang, { title, summary }])),
        translatedInto: translations.map(({ lang }) => lang).sort(),
      },
    },
    ...translations.map(toDocument),
  ];
}
