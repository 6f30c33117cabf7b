import type { FirestoreClient } from '../client/FirestoreClient';
import type { StoredFields } from '../client/wireValues';
import { toWrite } from '../writer/toWrite';
import type { MemberKind } from '../kinds/contentKinds';
import { checkReason } from './checkReason';
import { readMany } from './reviewQueries';
import { type ReviewedItem, toCollection } from './reviewedKinds';

/** The reviewer assigned to a waiting item or report, and a note to other reviewers. */
export interface Handling {
  readonly assignedTo?: string | undefined;
  readonly assignedName?: string | undefined;
  readonly note?: string | undefined;
}

export const assignees = ['me', 'nobody'] as const;

export interface HandlingChange {
  /** The reviewer to assign. Null removes the assignment. */
  readonly assignTo?: { readonly uid: string; readonly name: string } | null;
  /** A note to other reviewers. An empty note deletes the stored note. */
  readonly note?: string;
}

export function toHandlingFields({ assignTo, note }: HandlingChange) {
  if (note !== undefined && note.trim() !== '') checkReason(note, 'note');
  return {
    fields: { assigned_to: assignTo?.uid, assigned_name: assignTo?.name, note: note?.trim() || undefined },
    mask: [
      ...(assignTo === undefined ? [] : ['assigned_to', 'assigned_name']),
      ...(note === undefined ? [] : ['note']),
    ],
    times: ['updated_at'],
  };
}

type HandledItem = Pick<ReviewedItem, 'id' | 'authorUid'> & { readonly kind: MemberKind };

export interface ItemHandling extends HandlingChange {
  readonly item: HandledItem;
}

/** Returns the path of an assignment and note, in a separate document that the item's author may not read. */
const toPath = ({ kind, id }: Pick<HandledItem, 'kind' | 'id'>) => `handling/${toCollection(kind)}/items/${id}`;

export async function handleItem(
  { root, commit }: Pick<FirestoreClient, 'root' | 'commit'>,
  { item, ...change }: ItemHandling,
): Promise<void> {
  const { fields, mask, times } = toHandlingFields(change);
  await commit([
    toWrite({
      name: `${root}/${toPath(item)}`,
      fields: { ...fields, author_uid: item.authorUid },
      mask: ['author_uid', ...mask],
      times,
    }),
  ]);
}

/** Reads the assignments and notes of queued items in one request. Skips items written by `uid`. */
export async function readHandling(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  items: readonly HandledItem[],
  uid: string,
): Promise<(item: HandledItem) => Handling> {
  const paths = items.filter(({ authorUid }) => authorUid !== uid).map(toPath);
  const documents = await readMany(client, paths, ['assigned_to', 'assigned_name', 'note']);
  return (item) => toHandling(documents.get(toPath(item))?.fields ?? {});
}

function toHandling(fields: StoredFields): Handling {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { assignedTo: text('assigned_to'), assignedName: text('assigned_name'), note: text('note') };
}
