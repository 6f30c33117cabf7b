import { type DataErrorCode, settleSoon } from '@adp/shared-data/client';
import type { Source } from '@adp/shared-data/programme-page';
import { type InLanguage, toReader } from '@adp/shared-data/translation';
import { currentLocale } from '@adp/shared-ui';
import {
  mergeTimelinePages,
  pageTimeline,
  type TimelineEntry,
  type TimelineFilters,
  type TimelineItem,
  type TimelinePage,
} from '@adp/shared-ui/search-index';
import { loadPublished } from '../../api/loadPublished';
import { loadTimelineItems } from '../../api/loadTimelineItems';
import { inPageLocale } from '../../lib/inPageLocale';
import { programmes, type ProgrammeEntry, toPageId } from '../../programmes';
import { toTimelineFilters } from './toTimelineFilters';

export interface MilestoneEntry extends TimelineEntry {
  readonly kind: 'milestone';
  readonly programme: string;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly endDay?: string | undefined;
  readonly lang: string;
  /** Keys of `sources`. */
  readonly sources: readonly string[];
}

export type ItemEntry = Omit<TimelineItem, 'translations'> & InLanguage;

export interface LoadedTimeline extends TimelinePage<MilestoneEntry | ItemEntry> {
  /** The sources of the milestones on the page. */
  readonly sources: Readonly<Record<string, Source>>;
  /** The date and time of the publications and events. Undefined if they failed to load. */
  readonly asOf?: Date | undefined;
  readonly error?: DataErrorCode | undefined;
}

export const loadTimeline = (url: string) => settleSoon(readTimeline(toTimelineFilters(new URL(url).searchParams)));

/** Merges the milestones of programme pages with the site's publications and events. */
async function readTimeline(filters: TimelineFilters): Promise<LoadedTimeline> {
  const [pages, { answer, error }] = await Promise.all([
    Promise.all(Object.values<ProgrammeEntry>(programmes).map(readMilestones)),
    loadTimelineItems(filters),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const milestones = pageTimeline(
    pages.flatMap((page) => page.milestones),
    filters,
    today,
  );
  const items = answer?.items.map((item): ItemEntry => toReader(item, currentLocale()));
  const page = answer && items ? mergeTimelinePages(milestones, { ...answer, items }) : milestones;
  const cited = page.items.flatMap((entry) => (entry.kind === 'milestone' ? entry.sources : []));
  const sources = pages.flatMap((each) => Object.entries<Source>(each.sources));
  return {
    ...page,
    sources: Object.fromEntries(sources.filter(([key]) => cited.includes(key))),
    asOf: answer?.asOf,
    error,
  };
}

/** Reads the milestones and sources of a programme page. Uses the app's files if no editor has published the page. */
async function readMilestones({ path, load }: ProgrammeEntry) {
  const programme = toPageId(path);
  const { value } = await loadPublished(programme);
  const published = await value;
  const { content, lang } = published ?? { content: await inPageLocale((await load()).copy), lang: 'en' };
  if (!('milestones' in content)) return { milestones: [], sources: {} };
  const toKey = (source: string) => `${programme}/${source}`;
  return {
    milestones: content.milestones.map(({ date, endDate, sources, ...milestone }, index): MilestoneEntry => ({
      ...milestone,
      kind: 'milestone',
      id: `${programme}-${index}`,
      day: date,
      endDay: endDate,
      programme,
      lang,
      sources: sources.map(toKey),
    })),
    sources: Object.fromEntries(Object.entries(content.sources).map(([source, value]) => [toKey(source), value])),
  };
}
