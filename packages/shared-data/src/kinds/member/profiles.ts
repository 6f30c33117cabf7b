import * as v from 'valibot';
import { snakeCase } from '../../fields/storedKeys';
import { equals, contains } from '../content/listedKind';
import type { Kind } from '../kind';
import { createParser } from '../readWith';
import { type Profile, type ProfileRedirect, profileSchema, redirectSchema } from './profileSchema';
import { publicFields } from './users';

interface Named {
  readonly id: string;
}
type ShownProfile = Profile & Named;
const readProfile = createParser(profileSchema);
const readRedirect = createParser(redirectSchema);

const { name, profileImageUrl, company, position, country } = publicFields;
// Optional, because pages may have cached lists without this field.
const expertise = v.exactOptional(publicFields.expertise);
const listedFields = v.object({ name, profileImageUrl, company, position, country, expertise });
const readListed = createParser(listedFields);

export type ListedPerson = v.InferOutput<typeof listedFields> & Named;

const filters = { country: equals('country'), language: contains('languages'), expertise: contains('expertise') };
const orders = {
  name: { field: 'name_key', direction: 'ASCENDING' },
  newest: { field: 'created_at', direction: 'DESCENDING' },
} as const;

/** `profiles/{username}`: public profiles, and redirects (`renamedTo`). The public list is the directory. */
export const profiles: Kind<
  ShownProfile | (ProfileRedirect & Named),
  ListedPerson,
  keyof typeof filters,
  keyof typeof orders
> = {
  collection: 'profiles',
  shown: { field: 'listed', value: true },
  filters,
  orders,
  summaryFields: Object.keys(listedFields.entries).map(snakeCase),
  readItem: (id, fields) => ('renamed_to' in fields ? readRedirect(id, fields) : readProfile(id, fields)),
  readSummary: readListed,
};

/** `member_profiles/{username}`: profiles that only members may see, as `getMine` reads them. */
export const memberProfiles = { collection: 'member_profiles', readItem: profiles.readItem };
