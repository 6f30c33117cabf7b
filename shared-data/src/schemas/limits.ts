import { commonLimits } from './commonLimits';
import { contentLimits } from './contentLimits';
import { eventLimits } from './eventLimits';
import { knowledgeProductLimits } from './knowledgeProductLimits';
import { memberLimits } from './memberLimits';
import { opportunityLimits } from './opportunityLimits';
import { productLimits } from './productLimits';

/**
 * Every limit of a stored document, once. Long texts (body, howToApply, abstract) in UTF-16 units (`length`), all others in code points, lists in items, files in bytes.
 * firestore.rules and storage.rules repeat these numbers; a test in `local` holds them equal.
 * For forms and tests: a bundler takes nothing off an object, so what a list page downloads imports the parts instead.
 */
export const limits = {
  ...commonLimits,
  ...contentLimits,
  ...eventLimits,
  ...opportunityLimits,
  ...productLimits,
  ...knowledgeProductLimits,
  ...memberLimits,
  /** Documents of one list request. */
  page: { max: 50 },
} as const;
