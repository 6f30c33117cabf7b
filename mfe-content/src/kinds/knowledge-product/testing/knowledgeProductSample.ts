import type { Item } from '@adp/shared-data/content';
import { sampleFields, sampleLists } from '../../../testing/sampleFields';

export const knowledgeProductSample: Item<'knowledgeProduct'> = {
  ...sampleFields,
  ...sampleLists(),
  kind: 'knowledgeProduct',
  id: 'k-framework',
  title: 'Continental data policy framework',
  type: 'strategy',
  corporateAuthor: 'African Union',
  authors: [],
  publisher: 'African Union Commission',
  publishedOn: '2022-07-28',
  abstract: 'An abstract of at least fifty characters, which this one has.',
  keyMessages: [],
  files: [{ lang: 'en', format: 'pdf', url: 'https://example.org/framework.pdf', bytes: 1_834_000 }],
  fileLanguages: ['en', 'fr'],
};
