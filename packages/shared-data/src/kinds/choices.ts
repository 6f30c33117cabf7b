import { listChoices } from '../fields/listChoices';
import { contentChoices } from './content/contentLimits';
import { eventChoices } from './event/eventLimits';
import { knowledgeProductChoices } from './knowledge-product/knowledgeProductLimits';
import { memberChoices } from './member/memberLimits';
import { opportunityChoices } from './opportunity/opportunityLimits';

/**
 * The controlled lists of stored fields, for forms and tests. The apps contain the names of the values. List pages
 * import only the parts, because bundlers cannot remove properties of an object.
 */
export const choices = {
  ...listChoices,
  ...contentChoices,
  ...eventChoices,
  ...opportunityChoices,
  ...knowledgeProductChoices,
  ...memberChoices,
} as const;
