import type { FoundDocument } from '../client/wireValues';
import { toWrite } from './toWrite';

/** What somebody decides about another's item. */
interface DecisionRecord {
  readonly collection: string;
  readonly id: string;
  readonly to: string;
  readonly reason: string | undefined;
  /** The uid of who decides. */
  readonly by: string;
}

/** The writes that go with every decision about another's item: the entry of the audit log, and the reason for its author (decision 116). */
export function toDecisionRecords(
  root: string,
  { fields }: FoundDocument,
  { collection, id, to, reason, by }: DecisionRecord,
): readonly object[] {
  const { title, author_uid: authorUid, status: from, created_at: createdAt, revision } = fields;
  // Revisions begin again where an item of the same name was deleted: the time of creation tells the two apart.
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
