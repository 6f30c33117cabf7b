import { contentChoices } from './contentChoices';
import { eventChoices } from './eventChoices';
import { knowledgeProductChoices } from './knowledgeProductChoices';
import { listChoices } from './listChoices';
import { memberChoices } from './memberChoices';
import { opportunityChoices } from './opportunityChoices';

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
