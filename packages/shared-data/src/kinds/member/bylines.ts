import * as v from 'valibot';
import type { DataReader } from '../../client/createReader';
import { createParser } from '../readWith';

const bylineSchema = v.object({
  uid: v.string('text'),
  name: v.exactOptional(v.string('text')),
  renamedTo: v.exactOptional(v.string('text')),
});

/** `profiles/{username}`: profiles as bylines read them. The document of a former username contains the current username. */
export const bylines = { collection: 'profiles', readItem: /* @__PURE__ */ createParser(bylineSchema) };

export interface PublicAuthor {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
}

/** Returns the member who has or had a username, or null if that member has no public profile. Rejects with DataError. */
export async function findAuthor(reader: Pick<DataReader, 'get'>, username: string): Promise<PublicAuthor | null> {
  const first = await reader.get(bylines, username);
  const profile = first?.renamedTo === undefined ? first : await reader.get(bylines, first.renamedTo);
  return profile?.name === undefined ? null : { uid: profile.uid, username: profile.id, name: profile.name };
}
