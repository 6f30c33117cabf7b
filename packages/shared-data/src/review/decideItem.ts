import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { getCitedAuthor } from '../kinds/content/getCitedAuthor';
import { toTombstonePath } from '../kinds/content/tombstones';
import { toDecisionRecords } from '../writer/decisionRecords';
import { commitDecision } from '../writer/refusals';
import { toDeletion, toWrite } from '../writer/toWrite';
import { type ContentKind, isMemberKind } from '../kinds/contentKinds';
import { checkReason } from './checkReason';
import { toCollection } from './reviewedKinds';

/** The possible decisions of a reviewer, named after the resulting state of the item. */
export type Decision = 'published' | 'returned' | 'removed';

export interface ItemDecision {
  readonly kind: ContentKind;
  readonly id: string;
  /** The revision that the reviewer has seen. */
  readonly revision: number;
  /** The time of the last translation that the reviewer has seen, if known. Translations do not change the revision. */
  readonly translatedAt?: Date | null | undefined;
  readonly to: Decision;
  /** The reason, for the author and the audit log. Optional only for publishing. */
  readonly reason?: string | undefined;
  readonly by: string;
}

/** Returns the decisions that are possible for an item in a state (decisions 084 and 105). */
export function decisionsFor(state: string, kind: ContentKind): readonly Decision[] {
  if (state === 'in_review') return ['published', 'returned'];
  if (state === 'scheduled') return isMemberKind(kind) ? ['returned'] : [];
  if (state === 'published' || state === 'archived') return ['removed'];
  return state === 'removed' ? ['published'] : [];
}

/**
 * Saves a decision about an item. The same commit stores the reason for the author, the audit entry, the count of
 * approvals, and the tombstone of a removed item.
 * @throws DataError `conflict` if the item has changed since the reviewer saw it, `invalid` without a reason
 * @throws DataError `denied` if the reviewer wrote the item or lacks the role
 */
export async function decideItem(
  client: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
  decision: ItemDecision,
): Promise<void> {
  const path = `${toCollection(decision.kind)}/${decision.id}`;
  const item = await client.read(path);
  if (!item) throw new DataError('not-found');
  await commitDecision(client, path, item, decisionWrites(client.root, item, checkDecision(item, decision)));
}

/** Returns the time when a translation of an item was last changed. Returns null if the item has never been translated. */
export function getTranslatedAt({ fields }: FoundDocument): Date | null {
  const { translated_at: at } = fields;
  return at instanceof Date ? at : null;
}

function checkDecision(item: FoundDocument, decision: ItemDecision): ItemDecision {
  const { fields } = item;
  const { to, revision, translatedAt } = decision;
  if (fields['revision'] !== revision || !decisionsFor(String(fields['status']), decision.kind).includes(to))
    throw new DataError('conflict');
  // Publishing an item also publishes its translations, so check that they have not changed.
  if (to === 'published' && translatedAt !== undefined && Number(translatedAt) !== Number(getTranslatedAt(item)))
    throw new DataError('conflict');
  const reason = to === 'published' && !decision.reason?.trim() ? undefined : checkReason(decision.reason);
  return { ...decision, reason };
}

/** Returns all writes for a decision. The item must be last, because a commit returns the version of its last write. */
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
    // An item that has been public before is already counted.
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

/** Returns the write that stores a removed item's citation, or deletes that of a restored one. */
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
  // Use the wire format. The rules compare the two times, and a JavaScript date would lose precision.
  const { published_at: publishedAt } = wire;
  return [
    {
      ...write,
      update: { ...update, fields: { ...update.fields, ...(publishedAt && { published_at: publishedAt }) } },
    },
  ];
}
