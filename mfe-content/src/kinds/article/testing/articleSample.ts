import type { Item } from '@adp/shared-data/content';
import { sampleFields, sampleLists } from '../../../testing/sampleFields';

export const articleSample: Item<'article'> = {
  ...sampleFields,
  ...sampleLists(),
  kind: 'article',
  id: 'a-registry',
  title: 'What a registry is for',
};
