import * as v from 'valibot';
import { type Notification, notificationSchema } from '../kinds/notification/notificationSchema';
import { toStored } from '../fields/storedKeys';
import { checked, createOnce } from './createOnce';
import { DataError } from '../client/DataError';
import type { Asked, Door, Written } from '../client/FirestoreClient';
import { newId } from '../client/newId';
import { faultsOf } from '../kinds/readWith';
import { afterRefusal } from './refusals';
import { writeOf } from './writes';

/** What happened, for the member `uid`. */
export interface Telling extends Asked {
  readonly uid: string;
  readonly topic: Notification['topic'];
  readonly event: Notification['event'];
  /** From `newId`: sending it again tells nothing twice. */
  readonly id?: string | undefined;
  readonly itemKind?: Notification['itemKind'] | undefined;
  readonly itemId?: string | undefined;
  readonly title?: string | undefined;
}

const collection = 'notifications';

/** Creates one notification, unread and of this moment. */
export async function tell({ signal, id = newId(), ...telling }: Telling, door: Door): Promise<Written> {
  const told = Object.fromEntries(Object.entries(telling).filter(([, value]) => value !== undefined));
  const { issues } = v.safeParse(notificationSchema, { ...told, read: false, createdAt: new Date(0) });
  if (issues) throw new DataError('invalid', { fields: faultsOf(issues) });
  const fields = toStored(told);
  // It may have been read since an earlier try.
  const mask = Object.keys(fields);
  return createOnce({ collection, id, fields: { ...fields, read: false }, times: ['created_at'], mask, signal }, door);
}

/** Marks notifications as read or unread, in one commit; those that are gone by now are passed over. */
export async function markRead(
  ids: readonly string[],
  read: boolean,
  { signal }: Asked,
  { root, commit, read: look }: Door,
): Promise<void> {
  ids.forEach(checked);
  const writeFor = (id: string) =>
    writeOf({
      name: `${root}/${collection}/${id}`,
      fields: { read },
      mask: ['read'],
      precondition: { exists: true },
    });
  const mark = async (some: readonly string[]) => {
    if (some.length > 0) await commit(some.map(writeFor), signal);
  };
  try {
    await mark(ids);
  } catch (error) {
    const found = await afterRefusal(error, () => Promise.all(ids.map((id) => look(`${collection}/${id}`, signal))));
    const left = ids.filter((_, index) => found[index]);
    if (left.length === ids.length) throw error;
    await mark(left);
  }
}
