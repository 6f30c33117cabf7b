import type { IndexedItem } from './buildShards';
import { compareTimelineEntries, type TimelineEntry } from './pageTimeline';
import { entryKey } from './searchEntry';

/** Kinds whose items happened on a date. */
const timelineKinds = ['knowledgeProduct', 'event'] as const;
type TimelineKind = (typeof timelineKinds)[number];

/** A publication, or an event by its start. */
export interface TimelineItem extends TimelineEntry {
  readonly kind: TimelineKind;
  readonly title: string;
  readonly lang: string;
  readonly translations?: Readonly<Record<string, { readonly title: string }>>;
  /** The type of a knowledge product, such as `report`. */
  readonly type?: string;
  readonly sample?: true;
}

/** Lists dated publications and events with their translated titles, newest first. Omits cancelled and postponed events. */
export function listTimeline(items: readonly IndexedItem[]): readonly TimelineItem[] {
  const titles = new Map<string, Record<string, { readonly title: string }>>();
  for (const item of items) {
    if (item.original === undefined) continue;
    const key = entryKey(item);
    titles.set(key, { ...titles.get(key), [item.lang]: { title: item.title } });
  }
  return items
    .flatMap((item): readonly TimelineItem[] => {
      const { id, title, lang, day, programme, type, sample, state, original } = item;
      const kind = timelineKinds.find((each) => each === item.kind);
      if (kind === undefined || day === undefined || state !== undefined || original !== undefined) return [];
      const translations = titles.get(entryKey(item));
      return [
        {
          kind,
          id,
          title,
          lang,
          day,
          ...(translations && { translations }),
          ...(programme !== undefined && { programme }),
          ...(type !== undefined && { type }),
          ...(sample && { sample }),
        },
      ];
    })
    .sort(compareTimelineEntries);
}

/** Validates the content of the timeline file. @throws Error if the content is invalid */
export function readTimeline(content: unknown): readonly TimelineItem[] {
  if (!Array.isArray(content) || !content.every(isTimelineItem))
    throw new Error('this is not the timeline of the search index');
  return content;
}

function isTimelineItem(value: unknown): value is TimelineItem {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['id', 'title', 'lang', 'day'].every((name) => typeof Reflect.get(value, name) === 'string');
  return texts && timelineKinds.some((kind) => kind === Reflect.get(value, 'kind'));
}
