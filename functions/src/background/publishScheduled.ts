import { collections, publishedKinds } from '@adp/shared-data';
import {
  type Administrator,
  type DocumentWrite,
  type FoundDocument,
  hasCode,
  toTombstonePath,
} from '@adp/shared-data/administrator';
import { getText, getTime } from './events';
import { toNotification } from './notifications';

/** In one run: what is left waits a minute. */
const limit = 100;

/** Publishes the items whose time has come. What was changed meanwhile is looked at again in the next minute. */
export function publishScheduled(administrator: Administrator): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const until = new Date(time);
    const errors: unknown[] = [];
    for (const kind of publishedKinds) {
      const collection = collections[kind];
      const place = `schedules/${collection}/items`;
      for (const schedule of await administrator.listUntil(place, { field: 'publish_at', until, limit }))
        try {
          await publish(collection, schedule, administrator);
        } catch (error) {
          // One that fails must not hold up the others.
          if (!isStale(error)) errors.push(error);
        }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} scheduled items were not published.`);
  };
}

/** Firestore answers with 400 where a version is another one. */
const isStale = (error: unknown) =>
  (['conflict', 'invalid', 'not-found'] as const).some((code) => hasCode(error, code));

/** In one commit, so that nothing is published twice or half. */
async function publish(collection: string, schedule: FoundDocument, administrator: Administrator): Promise<void> {
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
  const at = getTime(schedule.fields, 'publish_at') ?? new Date();
  const notification = await toNotification(
    {
      ...{ uid, topic: 'content', event: 'scheduled_published', collection, item: id, at },
      title: getText(item.fields, 'title'),
    },
    administrator,
  );
  await administrator.commit([
    {
      ...{ path, fields: { status: 'published' }, mask: ['status'], revised: true },
      times: ['updated_at', ...('published_at' in item.fields ? [] : ['published_at'])],
      precondition: { updateTime: item.version },
    },
    { path: `${toTombstonePath(collection)}/${id}`, deleted: true },
    ...(notification ? [notification] : []),
    done,
  ]);
}
