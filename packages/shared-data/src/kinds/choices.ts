import { listChoices } from '../fields/listChoices';
import { contentChoices } from './content/contentLimits';
import { eventChoices } from './event/eventLimits';
import { knowledgeProductChoices } from './knowledge-product/knowledgeProductLimits';
import { memberChoices } from './member/memberLimits';
import { opportunityChoices } from './opportunity/opportunityLimits';

/** The controlled lists of stored fields. List pages import only the parts, to download less. */
export const choices = {
  ...listChoices,
  ...contentChoices,
  ...eventChoices,
  ...opportunityChoices,
  ...knowledgeProductChoices,
  ...memberChoices,
} as const;
