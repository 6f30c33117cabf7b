import type { FirestoreClient } from '../client/FirestoreClient';
import { requireItem } from '../client/requireItem';
import type { FoundDocument } from '../client/wireValues';
import { isDocumentId } from '../kinds/kind';
import { toTranslationId } from '../kinds/translation/translationChoices';
import { type Translation, translations } from '../kinds/translation/translations';
import { type ContentKind, isMemberKind } from '../kinds/contentKinds';
import { wholeKinds } from '../kinds/content/wholeKinds';
import { getTranslatedAt } from './decideItem';
import { type Handling, readHandling } from './handling';
import { runQuery } from './reviewQueries';
import { type ReviewedItem, toCollection } from './reviewedKinds';

/** An item in any state with all information needed for a decision. */
export interface ItemInReview {
  readonly item: ReviewedItem;
  readonly state: string;
  /** The revision to which a decision applies. */
  readonly revision: number;
  /** The version that readers last saw, if it is not the current version. */
  readonly publishedBefore?: ReviewedItem;
  /** The last decision, as the author sees it. */
  readonly lastDecision?: { readonly state: string; readonly reason?: string; readonly at: Date };
  readonly author: AuthorRecord;
  readonly translations: readonly Translation[];
  /** The time when a translation was last changed. Null if the item has never been translated. */
  readonly translatedAt: Date | null;
  /** The assignment and note. Undefined for kinds that are never queued and for the reviewer's own items. */
  readonly handling?: Handling;
  readonly sameTitle: readonly { readonly id: string; readonly state: string }[];
}

export interface AuthorRecord {
  readonly approvals: number;
  /** The date on which the account was created, if the profile is public. */
  readonly memberSince?: Date;
}

type Client = Pick<FirestoreClient, 'request' | 'root' | 'read'>;

/** Reads what the reviewer `uid` needs for a decision. Resolves to null if reviewers may not see the item. */
export async function readForReview(
  client: Client,
  kind: ContentKind,
  id: string,
  uid?: string,
): Promise<ItemInReview | null> {
  const collection = toCollection(kind);
  const document = isDocumentId(id) ? await client.read(`${collection}/${id}`) : undefined;
  if (!document) return null;
  const item = toItem(kind, document);
  const [publishedBefore, lastDecision, author, sameTitle, handling, translated] = await Promise.all([
    readLastPublished(client, kind, document),
    readLastDecision(client, collection, id),
    readAuthor(client, item),
    findSameTitle(client, kind, item),
    readItemHandling(client, item, uid),
    readTranslations(client, collection, item),
  ]);
  return {
    item,
    state: String(document.fields['status']),
    revision: Number(document.fields['revision']),
    ...(publishedBefore && { publishedBefore }),
    ...(lastDecision && { lastDecision }),
    author,
    translations: translated,
    translatedAt: getTranslatedAt(document),
    sameTitle,
    ...(handling && { handling }),
  };
}

async function readTranslations({ read }: Client, collection: string, { id, translations: titles = {} }: ReviewedItem) {
  const languages = Object.keys(titles);
  const answers = await Promise.all(
    languages.map((lang) => read(`translations/${toTranslationId(collection, id, lang)}`)),
  );
  return answers.flatMap((document) => {
    const reading = document && translations.readItem(document.id, document.fields);
    return reading && 'item' in reading ? [reading.item] : [];
  });
}

async function readItemHandling(client: Client, item: ReviewedItem, uid: string | undefined) {
  const { kind } = item;
  if (uid === undefined || item.authorUid === uid || !isMemberKind(kind)) return undefined;
  const handled = { id: item.id, authorUid: item.authorUid, kind };
  return (await readHandling(client, [handled], uid))(handled);
}

/** Parses a stored item. Throws DataError `unreadable` if it does not match the schema. */
function toItem(kind: ContentKind, { id, fields }: Pick<FoundDocument, 'id' | 'fields'>): ReviewedItem {
  // `kind` is correct, because the parser of this kind has accepted the item.
  return { ...requireItem<object>(wholeKinds[kind].readItem(id, fields)), kind } as ReviewedItem;
}

/** Reads the newest revision that was public. Resolves to undefined if the item is currently public. */
async function readLastPublished(
  client: Client,
  kind: ContentKind,
  { id, fields }: FoundDocument,
): Promise<ReviewedItem | undefined> {
  if (fields['status'] === 'published' || !('published_at' in fields)) return undefined;
  const parent = `revisions/${toCollection(kind)}/items/${id}`;
  const order = { field: 'revision', direction: 'DESCENDING' } as const;
  const where = [['status', 'EQUAL', 'published']] as const;
  const query = { collection: 'versions', where, order, select: ['revision'], limit: 1 };
  const { rows } = await runQuery(client, query, `/${parent}`);
  const [last] = rows;
  const revision = last && (await client.read(`${parent}/versions/${last.id}`));
  // An old revision may not match the current schema. The reviewer can make a decision without it.
  return revision && tryItem(kind, { id, fields: revision.fields });
}

export function tryItem(...item: Parameters<typeof toItem>): ReviewedItem | undefined {
  try {
    return toItem(...item);
  } catch {
    return undefined;
  }
}

async function readLastDecision({ read }: Client, collection: string, id: string) {
  const { status, reason, at } = (await read(`reviews/${collection}/items/${id}`))?.fields ?? {};
  if (typeof status !== 'string' || !(at instanceof Date)) return undefined;
  return { state: status, ...(typeof reason === 'string' && { reason }), at };
}

async function readAuthor({ read }: Client, { authorUid, authorUsername }: ReviewedItem): Promise<AuthorRecord> {
  const [approvals, profile] = await Promise.all([
    read(`approvals/${authorUid}`),
    isDocumentId(authorUsername) ? read(`profiles/${authorUsername}`) : undefined,
  ]);
  const since = profile?.fields['created_at'];
  return {
    approvals: Number(approvals?.fields['count'] ?? 0),
    ...(since instanceof Date && { memberSince: since }),
  };
}

/** Finds items with the same title. Searches public and waiting items only, because reviewers may list no others. */
async function findSameTitle(client: Client, kind: ContentKind, { id, title }: ReviewedItem) {
  const order = { field: '__name__', direction: 'ASCENDING' } as const;
  const pages = await Promise.all(
    ['published', 'in_review'].map((status) =>
      runQuery(client, {
        collection: toCollection(kind),
        where: [
          ['status', 'EQUAL', status],
          ['title', 'EQUAL', title],
        ],
        order,
        select: ['status'],
        limit: 5,
      }),
    ),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .filter((row) => row.id !== id)
    .map((row) => ({ id: row.id, state: String(row.fields['status']) }));
}
