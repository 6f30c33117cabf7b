import { createParser } from '../readWith';
import { profileSchema } from './profileSchema';

/**
 * `hidden_profiles/{uid}`: the public part of a profile when reviewers hid it. The member and reviewers can read it, for an appeal
 * (docs/decisions/104). A function writes it, and deletes it when the profile is shown again.
 */
export const hiddenProfiles = {
  collection: 'hidden_profiles' as const,
  readItem: /* @__PURE__ */ createParser(/* @__PURE__ */ profileSchema),
};
