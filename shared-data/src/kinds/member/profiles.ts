import { snakeCase } from '../../fields/storedKeys';
import { equals, contains } from '../content/listedKind';
import type { Kind } from '../kind';
import { createParser } from '../readWith';
import { type Profile, type ProfileRedirect, profileSchema, redirectSchema } from './profileSchema';

interface Named {
  readonly id: string;
}
type ShownProfile = Profile & Named;
const readProfile = createParser(profileSchema);
const readRedirect = createParser(redirectSchema);

const filters = { country: equals('country'), language: contains('languages'), expertise: contains('expertise') };
const orders = {
  name: { field: 'name', direction: 'ASCENDING' },
  newest: { field: 'created_at', direction: 'DESCENDING' },
} as const;

/**
 * `profiles/{username}`, of members whom everybody may see: the id of an item is the username. One that has `renamedTo` only leads to the member's
 * present name. Lists are the directory: members who chose to be listed.
 */
export const profiles: Kind<
  ShownProfile | (ProfileRedirect & Named),
  ShownProfile,
  keyof typeof filters,
  keyof typeof orders
> = {
  collection: 'profiles',
  shown: { field: 'listed', value: true },
  filters,
  orders,
  summaryFields: Object.keys(profileSchema.entries).map(snakeCase),
  readItem: (id, fields) => ('renamed_to' in fields ? readRedirect(id, fields) : readProfile(id, fields)),
  readSummary: readProfile,
};

/** `member_profiles/{username}`, of those whom members may see: for `getMine` alone. */
export const memberProfiles = { collection: 'member_profiles', readItem: profiles.readItem };
