import { listChoices } from '../fields/listChoices';
import { contentChoices } from './content/contentLimits';
import { eventChoices } from './event/eventLimits';
import { knowledgeProductChoices } from './knowledge-product/knowledgeProductLimits';
import { memberChoices } from './member/memberLimits';
import { opportunityChoices } from './opportunity/opportunityLimits';

/**
 * The controlled lists of stored fields. Their names for readers are in the apps.
 * For forms and tests. A bundler cannot drop properties of an object, so list pages import the parts.
 */
export const choices = {
  ...listChoices,
  ...contentChoices,
  ...eventChoices,
  ...opportunityChoices,
  ...knowledgeProductChoices,
  ...memberChoices,
} as const;
