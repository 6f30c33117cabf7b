import { contentCollections } from '@adp/shared-data/content';
import { formerMember } from '@adp/shared-data/member';
import { translations } from '@adp/shared-data/translation';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { getText } from './events';

interface BylineAuthor {
  readonly uid: string;
  readonly name: string;
  readonly username: string;
  /** The usernames that still lead to the member's profile. Empty if the member has left. */
  readonly usernames: readonly string[];
  readonly hasLeft: boolean;
}

/** Documents per query and per commit. It bounds the memory for texts of 50,000 characters. */
const batchSize = 100;

/**
 * Updates bylines with a username that the member has given up, because another member may register it (decision 127).
 * The member's page updates all other bylines. Do not update those here, because the rules deny the page's write if
 * a byline is already current.
 */
export async function updateBylines(author: BylineAuthor, administrator: Administrator): Promise<void> {
  for (const collection of [...contentCollections, translations.collection])
    await updateCollection(collection, author, administrator);
}

/** Rejects if a document has changed in the meantime. The event is then delivered again, and continues. */
async function updateCollection(
  collection: string,
  author: BylineAuthor,
  { query, commit }: Administrator,
): Promise<void> {
  const role = collection === translations.collection ? 'translator' : 'author';
  let after: FoundDocument | undefined;
  do {
    const page = await query(collection, { where: [[`${role}_uid`, 'EQUAL', author.uid]], after, limit: batchSize });
    const writes = page
      .filter(({ fields }) => !author.usernames.includes(getText(fields, `${role}_username`)))
      .flatMap((document) => toWrites(collection, document, author));
    if (writes.length > 0) await commit(writes);
    after = page.length < batchSize ? undefined : page.at(-1);
  } while (after);
}

/** Returns the writes that the member's page would make after a change of name or before leaving (decision 018). */
function toWrites(
  collection: string,
  { id, version }: FoundDocument,
  { uid, name, username, hasLeft }: BylineAuthor,
): readonly DocumentWrite[] {
  const toWrite = (role: 'author' | 'translator') => {
    const fields = {
      [`${role}_username`]: username,
      [`${role}_name`]: name,
      ...(hasLeft && { [`${role}_uid`]: formerMember.authorUid }),
    };
    return { path: `${collection}/${id}`, fields, mask: Object.keys(fields), precondition: { updateTime: version } };
  };
  if (collection === translations.collection) return [toWrite('translator')];
  const record = { path: `former_authors/${collection}/items/${id}`, fields: { uid }, times: ['left_at'] };
  return [{ ...toWrite('author'), revised: true, times: ['updated_at'] }, ...(hasLeft ? [record] : [])];
}
