import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import type { FoundDocument } from '../client/wireValues';
import { getCitedAuthor } from '../kinds/content/getCitedAuthor';
import { toTombstonePath } from '../kinds/content/tombstones';
import { toDecisionRecords } from '../writer/decisionRecords';
import { readAfterRefusal } from '../writer/refusals';
import { toDeletion, toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { type ReviewedKind, toCollection } from './reviewedKinds';

/** What a reviewer can make of an item. */
export type Decision = 'published' | 'returned' | 'removed';

export interface ItemDecision {
  readonly kind: ReviewedKind;
  readonly id: string;
  /** The one that the reviewer has seen. */
  readonly revision: number;
  /** The translations that the reviewer has seen, which no revision counts; undefined where only the list was looked at. */
  readonly translatedAt?: Date | null | undefined;
  readonly to: Decision;
  /** For the author, and for the audit log. Only what is published needs none. */
  readonly reason?: string | undefined;
  /** The uid of who decides. */
  readonly by: string;
}

/** What can be decided about an item in a state (decisions 084 and 105). */
export function decisionsFor(state: string, kind: ReviewedKind): readonly Decision[] {
  if (state === 'in_review') return ['published', 'returned'];
  if (state === 'scheduled') return kind === 'knowledgeProduct' ? [] : ['returned'];
  if (state === 'published' || state === 'archived') return ['removed'];
  return state === 'removed' ? ['published'] : [];
}

/**
 * Decides, in one commit with the reason for its author, the entry of the audit log, the count of approvals and what is left in
 * the place of a removed item.
 * @throws DataError `conflict` where the item is no longer what the reviewer has seen, `denied` where it is the reviewer's own or the
 * role is missing, `invalid` without a reason
 */
export async function decideItem(
  client: Pick<FirestoreClient, 'root' | 'read' | 'commit'>,
  decision: ItemDecision,
): Promise<void> {
  const path = `${toCollection(decision.kind)}/${decision.id}`;
  const found = await client.read(path);
  if (!found) throw new DataError('not-found');
  const writes = decisionWrites(client.root, found, checkDecision(found, decision));
  try {
    await client.commit(writes);
  } catch (error) {
    const now = await readAfterRefusal(error, () => client.read(path));
    if (now?.version === found.version) throw error;
    throw new DataError('conflict', { cause: error });
  }
}

/** When a translation of an item was last changed; null where none ever was. */
export function getTranslatedAt({ fields }: FoundDocument): Date | null {
  const { translated_at: at } = fields;
  return at instanceof Date ? at : null;
}

/** The decision, with its reason as it is stored. */
function checkDecision(found: FoundDocument, decision: ItemDecision): ItemDecision {
  const { fields } = found;
  const { to, revision, translatedAt } = decision;
  if (fields['revision'] !== revision || !decisionsFor(String(fields['status']), decision.kind).includes(to))
    throw new DataError('conflict');
  // What is published is published with its translations.
  if (to === 'published' && translatedAt !== undefined && Number(translatedAt) !== Number(getTranslatedAt(found)))
    throw new DataError('conflict');
  // Nothing has to be said about what is published.
  const reason = to === 'published' && !decision.reason?.trim() ? undefined : checkReason(decision.reason);
  return { ...decision, reason };
}

/** All that a decision writes. The item comes last: the version of a commit's last write is returned. */
export function decisionWrites(
  root: string,
  found: FoundDocument,
  { kind, id, to, reason, by }: ItemDecision,
): readonly object[] {
  const collection = toCollection(kind);
  const { fields } = found;
  const [uid, from] = [fields['author_uid'], fields['status']];
  const isFirst = to === 'published' && !('published_at' in fields);
  return [
    ...toDecisionRecords(root, found, { collection, id, to, reason, by }),
    // What was public before has been counted.
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
    ...tombstoneWrites(`${root}/${toTombstonePath(collection)}/${id}`, found, { from: String(from), to, reason }),
    toWrite({
      name: `${root}/${collection}/${id}`,
      fields: { status: to },
      mask: ['status'],
      times: ['updated_at', ...(isFirst ? ['published_at'] : [])],
      revised: true,
      precondition: { updateTime: found.version },
    }),
  ];
}

/** A citation of what is removed stays; it goes when the item is shown again. */
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
  // As it is stored: a date has fewer digits than the service's times, and the rules compare the two.
  const { published_at: publishedAt } = wire;
  return [
    {
      ...write,
      update: { ...update, fields: { ...update.fields, ...(publishedAt && { published_at: publishedAt }) } },
    },
  ];
}
