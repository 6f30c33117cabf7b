import { contentCollections } from '@adp/shared-data/content';
import {
  type Administrator,
  type DocumentWrite,
  type FoundDocument,
  toTombstonePath,
} from '@adp/shared-data/administrator';
import type { AccountService } from '../accounts/accounts';
import { mayPublish } from '../accounts/mayPublish';
import { unscheduleAll } from '../accounts/unscheduleItems';
import { getText, getTime } from './events';
import { toNotification } from './notifications';
import { publishDue } from './publishDue';

interface Services {
  readonly administrator: Administrator;
  readonly accounts?: AccountService | undefined;
}

/**
 * Creates a scheduled job that publishes due items. Unschedules those whose author may no longer publish them. The
 * job rejects and changes nothing if it must check an author's role and no account service is configured.
 */
export function publishScheduled(
  administrator: Administrator,
  { accounts }: Omit<Services, 'administrator'> = {},
): (event: { readonly time: string }) => Promise<void> {
  const services = { administrator, accounts };
  return async ({ time }) => {
    const due = { until: new Date(time), administrator };
    const results = await Promise.allSettled(
      contentCollections.map((collection) =>
        publishDue(`schedules/${collection}/items`, due, (schedule) => publish(collection, schedule, services)),
      ),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  };
}

/** Publishes an item in a single commit, so that it is published completely and only once. */
async function publish(collection: string, schedule: FoundDocument, services: Services): Promise<void> {
  const { administrator } = services;
  const { id } = schedule;
  const path = `${collection}/${id}`;
  const item = (await administrator.read([path])).get(path);
  const done: DocumentWrite = {
    path: `schedules/${path.replace('/', '/items/')}`,
    deleted: true,
    precondition: { updateTime: schedule.version },
  };
  const uid = getText(item?.fields ?? {}, 'author_uid');
  if (!item || item.fields['status'] !== 'scheduled' || uid !== schedule.fields['author_uid'])
    return administrator.commit([done]);
  // For up to an hour after a right is withdrawn, an older token can still schedule items.
  if (!(await mayPublish(collection, item, services)))
    return unscheduleAll([{ collection, schedule, item }], administrator);
  const at = getTime(schedule.fields, 'publish_at') ?? new Date();
  const notification = await toNotification(
    {
      uid,
      topic: 'content',
      event: 'scheduled_published',
      collection,
      item: id,
      at,
      title: getText(item.fields, 'title'),
    },
    administrator,
  );
  await administrator.commit([
    {
      path,
      fields: { status: 'published' },
      mask: ['status'],
      revised: true,
      times: ['updated_at', ...('published_at' in item.fields ? [] : ['published_at'])],
      precondition: { updateTime: item.version },
    },
    { path: `${toTombstonePath(collection)}/${id}`, deleted: true },
    ...(notification ? [notification] : []),
    done,
  ]);
}
