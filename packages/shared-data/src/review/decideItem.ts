import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { getCitedAuthor } from '../kinds/content/getCitedAuthor';
import { toTombstonePath } from '../kinds/content/tombstones';
import { toDecisionRecords } from '../writer/decisionRecords';
import { readAfterRefusal } from '../writer/refusals';
import { toDeletion, toWrite } from '../writer/toWrite';
import { type ContentKind, isMemberKind } from '../kinds/contentKinds';
import { checkReason } from './checkReason';
import { toCollection } from './reviewedKinds';

/** A reviewer's decision: the new state of an item. */
export type Decision = 'published' | 'returned' | 'removed';

export interface ItemDecision {
  readonly kind: ContentKind;
  readonly id: string;
  /** The revision that the reviewer has seen. */
  readonly revision: number;
  /** Time of the last translation that the reviewer has seen, because translations do not raise the revision. Undefined for decisions from a list. */
  readonly translatedAt?: Date | null | undefined;
  readonly to: Decision;
  /** Reason for the author and the audit log. Only publishing needs none. */
  readonly reason?: string | undefined;
  /** Uid of the reviewer. */
  readonly by: string;
}

/** Returns the possible decisions about an item in a state (decisions 084 and 105). */
export function decisionsFor(state: string, kind: ContentKind): readonly Decision[] {
  if (state === 'in_review') return ['published', 'returned'];
  if (state === 'scheduled') return isMemberKind(kind) ? ['returned'] : [];
  if (state === 'published' || state === 'archived') return ['removed'];
  return state === 'removed' ? ['published'] : [];
}

/**
 * Decides about an item. The same commit stores the reason for its author, the audit entry, the count of approvals and the tombstone of a
 * removed item.
 * @throws DataError `conflict` if the item has changed since the reviewer saw it, `denied` if the item is the reviewer's own or the role is
 * missing, `invalid` without a reason
 */
export async function decideItem(
  client: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
  decision: ItemDecision,
): Promise<void> {
  const path = `${toCollection(decision.kind)}/${decision.id}`;
  const item = await client.read(path);
  if (!item) throw new DataError('not-found');
  const writes = decisionWrites(client.root, item, checkDecision(item, decision));
  try {
    await client.commit(writes);
  } catch (error) {
    const now = await readAfterRefusal(error, () => client.read(path));
    if (now?.version === item.version) throw error;
    throw new DataError('conflict', { cause: error });
  }
}

/** Returns when a translation of an item was last changed; null if there never was one. */
export function getTranslatedAt({ fields }: FoundDocument): Date | null {
  const { translated_at: at } = fields;
  return at instanceof Date ? at : null;
}

/** Validates a decision and returns it with its reason in stored form. */
function checkDecision(item: FoundDocument, decision: ItemDecision): ItemDecision {
  const { fields } = item;
  const { to, revision, translatedAt } = decision;
  if (fields['revision'] !== revision || !decisionsFor(String(fields['status']), decision.kind).includes(to))
    throw new DataError('conflict');
  // Publishing an item publishes its translations as well.
  if (to === 'published' && translatedAt !== undefined && Number(translatedAt) !== Number(getTranslatedAt(item)))
    throw new DataError('conflict');
  const reason = to === 'published' && !decision.reason?.trim() ? undefined : checkReason(decision.reason);
  return { ...decision, reason };
}

/** Returns all writes of a decision. The item comes last, because a commit returns the version of its last write. */
export function decisionWrites(
  root: string,
  item: FoundDocument,
  { kind, id, to, reason, by }: ItemDecision,
): readonly object[] {
  const collection = toCollection(kind);
  const { fields } = item;
  const [uid, from] = [fields['author_uid'], fields['status']];
  const isFirst = to === 'published' && !('published_at' in fields);
  return [
    ...toDecisionRecords(root, item, { collection, id, to, reason, by }),
    // An item that was public before has been counted already.
    ...(from === 'in_review' && isFirst
      ? [
          toWrite({
            name: `${root}/approvals/${String(uid)}`,
            fields: { collection, item: id },
            mask: ['collection', 'item'],
            increment: 'count',
          }),
        ]
      : []),
    ...tombstoneWrites(`${root}/${toTombstonePath(collection)}/${id}`, item, { from: String(from), to, reason }),
    toWrite({
      name: `${root}/${collection}/${id}`,
      fields: { status: to },
      mask: ['status'],
      times: ['updated_at', ...(isFirst ? ['published_at'] : [])],
      revised: true,
      precondition: { updateTime: item.version },
    }),
  ];
}

/** Returns the write of a removed item's tombstone, which keeps its citation, or the write that deletes it when the item is restored. */
function tombstoneWrites(
  name: string,
  { fields, wire }: FoundDocument,
  { from, to, reason }: { readonly from: string; readonly to: Decision; readonly reason: string | undefined },
): readonly object[] {
  if (from === 'removed') return [toDeletion(name)];
  if (to !== 'removed') return [];
  const { update, ...write } = toWrite({
    name,
    fields: { title: fields['title'], author_name: getCitedAuthor(fields), reason },
    times: ['removed_at'],
  });
  // In wire format, because the rules compare the two times and a JavaScript date would lose precision.
  const { published_at: publishedAt } = wire;
  return [
    {
      ...write,
      update: { ...update, fields: { ...update.fields, ...(publishedAt && { published_at: publishedAt }) } },
    },
  ];
}
