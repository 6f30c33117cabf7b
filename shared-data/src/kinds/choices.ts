import { contentChoices } from './content/contentLimits';
import { eventChoices } from './event/eventLimits';
import { knowledgeProductChoices } from './knowledge-product/knowledgeProductLimits';
import { listChoices } from '../fields/listChoices';
import { memberChoices } from './member/memberLimits';
import { opportunityChoices } from './opportunity/opportunityLimits';

/**
 * The controlled lists of stored fields. Their names for readers stand in the apps.
 * For forms and tests: a bundler takes nothing off an object, so what a list page downloads imports the parts instead.
 */
export const choices = {
  ...listChoices,
  ...contentChoices,
  ...eventChoices,
  ...opportunityChoices,
  ...knowledgeProductChoices,
  ...memberChoices,
} as const;
