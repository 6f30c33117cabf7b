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
 * The limits of stored documents, for forms and tests. Long texts (body, howToApply, abstract) are in UTF-16 units,
 * other texts in code points, lists in items, and files in bytes. List pages import only the parts, because bundlers
 * cannot remove properties of an object.
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
  page: { max: 50 },
} as const;
