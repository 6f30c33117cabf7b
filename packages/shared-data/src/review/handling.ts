import type { FirestoreClient } from '../client/FirestoreClient';
import type { StoredFields } from '../client/wireValues';
import { toWrite } from '../writer/toWrite';
import { checkReason } from './checkReason';
import { readMany } from './reviewQueries';
import { type QueuedKind, type ReviewedItem, toCollection } from './reviewedKinds';

/** Who looks at something that waits, and what reviewers note about it for one another. */
export interface Handling {
  readonly assignedTo?: string | undefined;
  readonly assignedName?: string | undefined;
  readonly note?: string | undefined;
}

/** Who has taken something up, as lists are filtered by it. */
export const assignees = ['me', 'nobody'] as const;

export interface HandlingChange {
  /** Who takes it up, or null to let go of it. */
  readonly assignTo?: { readonly uid: string; readonly name: string } | null;
  /** For other reviewers; empty takes it away. */
  readonly note?: string;
}

/** What of it is stored, and which fields are written. */
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

type HandledItem = Pick<ReviewedItem, 'id' | 'authorUid'> & { readonly kind: QueuedKind };

export interface ItemHandling extends HandlingChange {
  readonly item: HandledItem;
}

/** Beside the item and not in it: its author reads none of this. */
const toPath = ({ kind, id }: Pick<HandledItem, 'kind' | 'id'>) => `handling/${toCollection(kind)}/items/${id}`;

/** Takes an item of the queue up, lets go of it, or notes what other reviewers should know. */
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

/** How items of the queue are handled, by one request; nothing is read of the reader's own. */
export async function readHandling(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  items: readonly HandledItem[],
  uid: string,
): Promise<(item: HandledItem) => Handling> {
  const paths = items.filter(({ authorUid }) => authorUid !== uid).map(toPath);
  const found = await readMany(client, paths, ['assigned_to', 'assigned_name', 'note']);
  return (item) => toHandling(found.get(toPath(item))?.fields ?? {});
}

function toHandling(fields: StoredFields): Handling {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { assignedTo: text('assigned_to'), assignedName: text('assigned_name'), note: text('note') };
}
