import { createParser } from '../readWith';
import { profileSchema } from './profileSchema';

/**
 * `hidden_profiles/{uid}`: a copy of the public part of a profile that reviewers have hidden. The member and reviewers
 * can read the copy for an appeal (docs/decisions/104). A function writes it, and deletes it when the profile is
 * restored.
 */
export const hiddenProfiles = {
  collection: 'hidden_profiles' as const,
  readItem: /* @__PURE__ */ createParser(/* @__PURE__ */ profileSchema),
};
