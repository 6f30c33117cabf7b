import { createParser } from '../readWith';
import { profileSchema } from './profileSchema';

/** `hidden_profiles/{uid}`: a function's copy of a hidden profile, for an appeal (docs/decisions/104). */
export const hiddenProfiles = {
  collection: 'hidden_profiles' as const,
  readItem: /* @__PURE__ */ createParser(/* @__PURE__ */ profileSchema),
};
