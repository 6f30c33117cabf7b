import type { KnowledgeProduct } from '@adp/shared-data/knowledge-product';
import type { SeedKnowledgeProduct } from '../content/seedItem';
import { type Source, sources } from '../content/sources';
import { baseFields, toBody, type Surroundings } from './baseFields';

export function knowledgeProductFields(item: SeedKnowledgeProduct, surroundings: Surroundings): KnowledgeProduct {
  const languages = item.fileLanguages ?? [];
  const { isbn, corporateAuthor, publishedOn, sample = false } = item;
  const { licence, ...base } = baseFields(item, surroundings);
  return {
    ...base,
    // Public pages name no licence, so real publications have none in the seed.
    ...(sample && licence && { licence }),
    body: toBody(item, '', item.sources),
    ...(item.page && toPage(sources[item.page])),
    type: item.type,
    ...(corporateAuthor && { corporateAuthor }),
    authors: [],
    ...(sample && { publisher: 'Sample publisher' }),
    ...(publishedOn && { publishedOn }),
    ...(isbn && { isbn }),
    abstract: item.abstract,
    keyMessages: item.keyMessages ?? [],
    // Public pages link to no files, so only samples have file links, which do not work.
    files: sample
      ? languages.map((lang) => ({ lang, format: 'pdf' as const, url: `https://example.org/${item.id}-${lang}.pdf` }))
      : [],
    fileLanguages: languages.length > 0 ? languages : [item.lang],
  };
}

const toPage = (source: Source): Pick<KnowledgeProduct, 'canonicalUrl'> =>
  'url' in source ? { canonicalUrl: source.url } : {};
