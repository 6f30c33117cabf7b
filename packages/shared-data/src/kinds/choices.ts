import { listChoices } from '../fields/listChoices';
import { contentChoices } from './content/contentLimits';
import { eventChoices } from './event/eventLimits';
import { knowledgeProductChoices } from './knowledge-product/knowledgeProductLimits';
import { memberChoices } from './member/memberLimits';
import { opportunityChoices } from './opportunity/opportunityLimits';

/**
 * All controlled lists of stored fields, for forms and tests. The apps have their names for readers. List pages import the parts, because
 * bundlers cannot drop properties of an object.
 */
export const choices = {
  ...listChoices,
  ...contentChoices,
  ...eventChoices,
  ...opportunityChoices,
  ...knowledgeProductChoices,
  ...memberChoices,
} as const;
