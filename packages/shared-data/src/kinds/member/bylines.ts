import * as v from 'valibot';
import type { DataReader } from '../../client/createReader';
import { createParser } from '../readWith';

const bylineSchema = v.object({
  uid: v.string('text'),
  name: v.exactOptional(v.string('text')),
  renamedTo: v.exactOptional(v.string('text')),
});

/** `profiles/{username}` with no more than a byline needs; of a former username, where it leads. */
export const bylines = { collection: 'profiles', readItem: /* @__PURE__ */ createParser(bylineSchema) };

/** A member whose profile the public may see. */
export interface PublicAuthor {
  readonly uid: string;
  readonly username: string;
  readonly name: string;
}

/**
 * The member who has a username, or had it before. Null where the public may see no such profile.
 * @throws DataError where it cannot be read
 */
export async function findAuthor(reader: Pick<DataReader, 'get'>, username: string): Promise<PublicAuthor | null> {
  const first = await reader.get(bylines, username);
  const found = first?.renamedTo === undefined ? first : await reader.get(bylines, first.renamedTo);
  return found?.name === undefined ? null : { uid: found.uid, username: found.id, name: found.name };
}
