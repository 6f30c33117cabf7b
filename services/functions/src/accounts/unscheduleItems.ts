import { contentCollections, isEditorCollection } from '@adp/shared-data/content';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { getText } from '../background/events';

/** A member, and the programmes for which the member is still trusted. */
export interface ScheduledBy {
  readonly uid: string;
  readonly programmes: readonly string[];
}

interface Planned {
  readonly collection: string;
  readonly schedule: FoundDocument;
  readonly item: FoundDocument;
}

export async function findScheduled(
  { uid, programmes }: ScheduledBy,
  { find, read }: Pick<Administrator, 'find' | 'read'>,
): Promise<readonly Planned[]> {
  const plannedByKind = await Promise.all(
    contentCollections.map(async (collection) => {
      const schedules = await find(`schedules/${collection}/items`, 'author_uid', [uid]);
      const items = await read(schedules.map(({ id }) => `${collection}/${id}`));
      return schedules.flatMap((schedule) => {
        const item = items.get(`${collection}/${schedule.id}`);
        return item && isWaiting(item) ? [{ collection, schedule, item }] : [];
      });
    }),
  );
  return plannedByKind.flat();

  function isWaiting({ fields }: FoundDocument): boolean {
    const isTrustedFor = programmes.includes(getText(fields, 'programme'));
    return fields['status'] === 'scheduled' && fields['author_uid'] === uid && !isTrustedFor;
  }
}

/** Unschedules a member's items, which return to review or become drafts. Rejects if one has changed. */
export async function unscheduleItems(who: ScheduledBy, administrator: Administrator): Promise<void> {
  await unscheduleAll(await findScheduled(who, administrator), administrator);
}

/** Unschedules items, which return to review or become drafts. Rejects if one has changed. */
export async function unscheduleAll(
  planned: readonly Planned[],
  { read, commit }: Pick<Administrator, 'read' | 'commit'>,
): Promise<void> {
  if (planned.length === 0) return;
  const isReviewed = (await read(['settings/publishing'])).size > 0;
  for (const each of planned) await commit(toWrites(each, isReviewed));
}

function toWrites({ collection, schedule, item }: Planned, isReviewed: boolean): readonly DocumentWrite[] {
  // Knowledge products are not reviewed (docs/decisions/105).
  const status = isReviewed && !isEditorCollection(collection) ? 'in_review' : 'draft';
  return [
    {
      path: `${collection}/${item.id}`,
      fields: { status },
      mask: ['status'],
      revised: true,
      times: ['updated_at'],
      precondition: { updateTime: item.version },
    },
    {
      path: `schedules/${collection}/items/${item.id}`,
      deleted: true,
      precondition: { updateTime: schedule.version },
    },
  ];
}
