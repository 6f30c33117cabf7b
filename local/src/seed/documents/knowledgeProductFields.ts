import type { KnowledgeProduct } from '@adp/shared-data';
import type { SeedKnowledgeProduct } from '../content/seedKnowledgeProduct';
import { baseFields, type Surroundings } from './baseFields';
import { bodyOf } from './bodyOf';
import { notRecorded } from './notRecorded';

export function knowledgeProductFields(item: SeedKnowledgeProduct, surroundings: Surroundings): KnowledgeProduct {
  const languages = [...(item.fileLanguages ?? [])];
  const { isbn } = item;
  return {
    ...baseFields(item, surroundings),
    // The pages do not name a licence, so none is promised.
    licence: item.sample ? 'CC-BY-4.0' : 'all-rights-reserved',
    body: bodyOf(item, '', item.sources),
    type: item.type,
    corporateAuthor: item.corporateAuthor ?? notRecorded,
    authors: [],
    publisher: item.sample ? 'Sample publisher' : notRecorded,
    publishedOn: item.date,
    ...(isbn && { isbn }),
    abstract: item.abstract,
    keyMessages: [...(item.keyMessages ?? [])],
    // No public page on record links to a file; made-up files lead nowhere.
    files: item.sample
      ? languages.map((lang) => ({ lang, format: 'pdf' as const, url: `https://example.org/${item.id}-${lang}.pdf` }))
      : [],
    fileLanguages: languages,
  };
}
