import { commonLimits } from '../fields/commonLimits';
import { contentLimits } from './content/contentLimits';
import { eventLimits } from './event/eventLimits';
import { knowledgeProductLimits } from './knowledge-product/knowledgeProductLimits';
import { countLimits } from './member/countLimits';
import { memberLimits } from './member/memberLimits';
import { opportunityLimits } from './opportunity/opportunityLimits';
import { productLimits } from './product/listedProducts';
import { reportCountLimits } from './report/reportLimits';

/**
 * Every limit of a stored document, once. Long texts (body, howToApply, abstract) in UTF-16 units (`length`), all others in code points, lists in items, files in bytes.
 * firestore.rules and storage.rules repeat these numbers; tests in `services/firebase` hold them equal.
 * For forms and tests. A bundler cannot drop properties of an object, so list pages import the parts.
 */
export const limits = {
  ...commonLimits,
  ...contentLimits,
  ...eventLimits,
  ...opportunityLimits,
  ...productLimits,
  ...knowledgeProductLimits,
  ...memberLimits,
  ...countLimits,
  ...reportCountLimits,
  /** Documents of one list request. */
  page: { max: 50 },
} as const;
