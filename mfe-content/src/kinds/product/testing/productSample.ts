import type { Item } from '@adp/shared-data/content';
import { sampleFields, sampleLists } from '../../../testing/sampleFields';

export const productSample: Item<'product'> = {
  ...sampleFields,
  ...sampleLists(),
  kind: 'product',
  id: 'p-notebook',
  title: 'Field notebook',
  tagline: 'Keeps what extension workers record until there is a network',
  category: 'app',
  maturity: 'pilot',
  organisation: 'A cooperative',
  pricing: 'open_source',
  deployedIn: [],
  uiLanguages: [],
  platforms: ['android', 'web'],
  evidence: [],
};
