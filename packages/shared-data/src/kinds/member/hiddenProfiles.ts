import { createParser } from '../readWith';
import { profileSchema } from './profileSchema';

/**
 * `hidden_profiles/{uid}`: what others saw of a member when reviewers hid it, for the member and for reviewers, who decide about an
 * appeal (docs/decisions/104). A function writes it, and deletes it when the profile is shown again.
 */
export const hiddenProfiles = {
  collection: 'hidden_profiles' as const,
  readItem: /* @__PURE__ */ createParser(/* @__PURE__ */ profileSchema),
};
