import type { FoundDocument } from '../client/wireValues';
import { toWrite } from './toWrite';

interface DecisionRecord {
  readonly collection: string;
  readonly id: string;
  readonly to: string;
  readonly reason: string | undefined;
  readonly by: string;
}

/** Returns the audit entry, and the reason for the author of another member's item (decision 116). */
export function toDecisionRecords(
  root: string,
  { fields }: FoundDocument,
  { collection, id, to, reason, by }: DecisionRecord,
): readonly object[] {
  const { title, author_uid: authorUid, status: from, created_at: createdAt, revision } = fields;
  // The creation time distinguishes two items with the same id, whose revisions both start at 1.
  const entry = `${collection}_${id}_${Number(createdAt)}_${Number(revision) + 1}`;
  const times = ['at'];
  return [
    toWrite({ name: `${root}/audit/${entry}`, fields: { by, collection, item: id, title, from, to, reason }, times }),
    toWrite({
      name: `${root}/reviews/${collection}/items/${id}`,
      fields: { status: to, author_uid: authorUid, reason },
      times,
    }),
  ];
}
