import type { SeedKnowledgeProduct } from '../content/seedKnowledgeProduct';
import { sources } from '../content/sources';
import { baseFields, type Surroundings } from './baseFields';
import { bodyOf } from './bodyOf';
import type { PlainFields } from './plainValue';

export function knowledgeProductFields(product: SeedKnowledgeProduct, surroundings: Surroundings): PlainFields {
  const links = product.sources.map((id) => sources[id]).flatMap((source) => ('url' in source ? [source.url] : []));
  return {
    ...baseFields(product, surroundings),
    body: bodyOf(product, product.abstract, product.sources),
    type: product.type,
    corporate_author: product.corporateAuthor,
    published: product.date,
    isbn: product.isbn,
    file_languages: product.fileLanguages ?? [product.lang],
    key_messages: product.keyMessages ?? [],
    source_url: links[0],
  };
}
