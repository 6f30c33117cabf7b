import { isMember, settledSession } from '@adp/shared-auth';
import type { Draft } from '../lib/drafts/Draft';
import { drafts } from '../lib/drafts/drafts';
import { isNewName } from '../lib/drafts/newNames';
import type { Kind } from '../lib/kinds';
import { readMyItem, type StoredItem } from './readMyItem';

export interface DraftRequest {
  readonly kind: Kind;
  readonly key: string;
  /** The item that the draft changes; undefined for a new item. */
  readonly id: string | undefined;
}

export interface OpenedDraft {
  readonly draft: Draft | undefined;
  /** The stored item, if the member may change it. */
  readonly stored: StoredItem | undefined;
}

/** Reads a draft from this device, and the stored item. An unreadable item is not an error if there is a draft. */
export async function openDraft({ kind, key, id }: DraftRequest): Promise<OpenedDraft> {
  const saved = await drafts.get(key);
  const isSame = saved?.kind === kind && (id === undefined || saved.itemId === id);
  const draft = isSame ? saved : undefined;
  // A draft that was sent is no longer on the device, and its key has become the item's id.
  const mayBeSent = !saved && !isNewName(key) && isMember(await settledSession());
  if (id === undefined && !mayBeSent && draft?.queued?.error !== 'conflict') return { draft, stored: undefined };
  try {
    return { draft, stored: (await readMyItem(kind, id ?? draft?.itemId ?? key)) ?? undefined };
  } catch (error) {
    // If a new item cannot be read, open an empty form. If the item was sent before, sending it again fails with a conflict.
    if (draft || id === undefined) return { draft, stored: undefined };
    throw error;
  }
}
