import * as v from 'valibot';
import { type Notification, notificationSchema } from '../kinds/notification/notificationSchema';
import { toStored } from '../fields/storedKeys';
import { DataError } from '../client/DataError';
import type { RequestOptions, FirestoreClient, Written } from '../client/FirestoreClient';
import { newId } from '../client/newId';
import { getInvalidFields } from '../kinds/readWith';
import { checkId, createOnce } from './createOnce';
import { readAfterRefusal } from './refusals';
import { toWrite } from './toWrite';

export interface NotificationDraft extends RequestOptions {
  readonly uid: string;
  readonly topic: Notification['topic'];
  readonly event: Notification['event'];
  /** An id from `newId`, so that sending the notification again does not create a second one. */
  readonly id?: string | undefined;
  readonly itemKind?: Notification['itemKind'] | undefined;
  readonly itemId?: string | undefined;
  readonly title?: string | undefined;
}

const collection = 'notifications';

export async function notifyMember(
  { signal, id = newId(), ...telling }: NotificationDraft,
  client: FirestoreClient,
): Promise<Written> {
  const notification = Object.fromEntries(Object.entries(telling).filter(([, value]) => value !== undefined));
  const { issues } = v.safeParse(notificationSchema, { ...notification, read: false, createdAt: new Date(0) });
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  const fields = toStored(notification);
  // Do not compare `read`, because the member may have read the notification that an earlier attempt created.
  const mask = Object.keys(fields);
  return createOnce(
    { collection, id, fields: { ...fields, read: false }, times: ['created_at'], mask, signal },
    client,
  );
}

/** Marks notifications as read or unread in one commit. Skips notifications that no longer exist. */
export async function markRead(
  ids: readonly string[],
  read: boolean,
  { signal }: RequestOptions,
  { root, commit, read: look }: FirestoreClient,
): Promise<void> {
  ids.forEach(checkId);
  const writeFor = (id: string) =>
    toWrite({
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
    const documents = await readAfterRefusal(error, () =>
      Promise.all(ids.map((id) => look(`${collection}/${id}`, signal))),
    );
    const remaining = ids.filter((_, index) => documents[index]);
    if (remaining.length === ids.length) throw error;
    await mark(remaining);
  }
}
