import { type Author, bookkeepingFields, DataError, newId, type Versioned, type WritableKind } from '@adp/shared-data';
import type { Draft, DraftBase, Queued } from '../../lib/drafts/Draft';
import { draftOf } from '../../lib/forms/draftOf';
import type { WrittenKind } from '../../lib/kinds';
import { sources } from '../sources';
import type { Delivery } from './Delivery';
import { hasErrorCode } from '../../lib/errors';
import { noted } from './noted';
import { printOf } from './printOf';

/** What the outbox needs to know of a stored item. */
interface Stored {
  readonly authorUid: string;
  readonly status: DraftBase['status'];
}

/** Where the items of a kind that members write stand. */
export const sourceOf = (kind: WrittenKind): WritableKind<Stored> => sources[kind];

/** Makes the item's text stand, unless it does already; gives the draft with `base` naming it. */
export async function writeItem(draft: Draft, queued: Queued, delivery: Delivery): Promise<Draft> {
  const { base, kind, itemId: id, values } = draft;
  if (!base) return createItem(draft, queued, delivery);
  const [fields, print] = [draftOf(kind, values), printOfText(draft)];
  if (queued.written?.version === base.version && queued.written.print === print) return draft;
  const { writer, signal } = delivery;
  const { version } = await writer.update(sourceOf(kind), { id, version: base.version, draft: fields, signal });
  return noted(draft, delivery.store, standing({ ...base, version, print }));
}

/** Makes the item public where that is asked for and it is not. */
export async function publishItem(draft: Draft, { to, noticeId: untold }: Queued, delivery: Delivery): Promise<Draft> {
  const { base, kind, itemId: id } = draft;
  if (to === 'draft' || !base || base.status === 'published') return draft;
  const { writer, signal } = delivery;
  const { status: from, version: before } = base;
  const publish = async () => {
    try {
      return await writer.publish(sourceOf(kind), { id, version: before, from, signal });
    } catch (error) {
      // What has been published already, by an earlier try or elsewhere, is not published again.
      const found = hasErrorCode(error, 'denied') ? await ownItem(draft, delivery) : undefined;
      if (found?.item.status !== 'published') throw error;
      return found;
    }
  };
  const { version } = await publish();
  return noted(draft, delivery.store, standing({ version, status: 'published', print: printOfText(draft), untold }));
}

interface Tried {
  readonly id?: true;
  /** The one to try, as it is stored. */
  readonly author?: Author;
}

async function createItem(draft: Draft, queued: Queued, delivery: Delivery, tried: Tried = {}): Promise<Draft> {
  const { kind, itemId: id, values } = draft;
  const { store, writer, signal } = delivery;
  const { to: status } = queued;
  const author = tried.author ?? (await delivery.author());
  let version: string;
  try {
    const item = { id, author, draft: draftOf(kind, values), status, signal };
    ({ version } = await writer.create(sourceOf(kind), item));
  } catch (error) {
    if (hasErrorCode(error, 'denied') && !tried.author) {
      // The byline must be the member's name as it is stored: the session's may be older.
      const stored = await delivery.author(true);
      if (stored.username === author.username && stored.name === author.name) throw error;
      return createItem(draft, queued, delivery, { ...tried, author: stored });
    }
    if (!hasErrorCode(error, 'already-exists')) throw error;
    const found = await ownItem(draft, delivery);
    if (found) return adopted(draft, queued, delivery, found);
    if (tried.id) throw error;
    // Somebody else's has the id.
    const itemId = newId();
    const renamed = await noted(draft, store, (kept) => ({ ...kept, itemId }));
    return createItem(renamed, queued, delivery, { ...tried, id: true });
  }
  const untold = status === 'published' ? queued.noticeId : undefined;
  return noted(draft, store, standing({ version, status, print: printOfText(draft), untold }));
}

/**
 * Goes on from what an earlier sending of this draft has created.
 * @throws DataError `conflict` where that has another text by now, or has been taken back
 */
async function adopted(
  draft: Draft,
  { to, noticeId }: Queued,
  { store }: Delivery,
  found: Versioned<Stored>,
): Promise<Draft> {
  const { item, version } = found;
  const { status } = item;
  const print = printOfItem(item);
  const same = status !== 'archived' && print === printOfText(draft);
  const untold = status === to && to === 'published' ? noticeId : undefined;
  const told = untold !== undefined && { untold };
  // Without a base, another try meets the same conflict: nothing gives way before the member has seen both.
  const next = await noted(
    draft,
    store,
    same ? standing({ version, status, print, untold }) : (kept) => ({ ...kept, ...told }),
  );
  if (!same) throw new DataError('conflict', { newer: found });
  return next;
}

/** The stored item, if it is the member's own and can be read. */
async function ownItem(
  { kind, itemId }: Draft,
  { reader, uid, signal }: Delivery,
): Promise<Versioned<Stored> | undefined> {
  try {
    const found = await reader.getOwn(sourceOf(kind), itemId, { signal });
    return found?.item.authorUid === uid ? found : undefined;
  } catch (error) {
    if (!hasErrorCode(error, 'unreadable')) throw error;
    return undefined;
  }
}

interface Standing extends DraftBase {
  readonly print: string;
  /** The notification that is due, if it has become public. */
  readonly untold?: string | undefined;
}

/** The change of a draft whose text stands by now. */
function standing({ version, status, print, untold }: Standing) {
  return ({ queued, ...draft }: Draft): Draft => ({
    ...draft,
    base: { version, status },
    ...(queued && { queued: { ...queued, written: { version, print } } }),
    ...(untold !== undefined && { untold }),
  });
}

function printOfText({ kind, values }: Draft): string {
  return printOf(ordered(draftOf(kind, values)));
}

/** The print of a stored item's text: the same as of the form that it was sent from. */
function printOfItem(item: object): string {
  const kept: readonly string[] = ['id', ...bookkeepingFields];
  return printOf(ordered(Object.fromEntries(Object.entries(item).filter(([name]) => !kept.includes(name)))));
}

/** JSON with the names of every map in order: stored maps have their own. */
function ordered(fields: object): string {
  return JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
