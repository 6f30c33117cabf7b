import { toDays } from '../calendar/TimeSpan';
import { toDeadlineDay } from '../calendar/wallTime';
import type { EntryKind, SearchEntry } from './searchEntry';

export interface SearchableItem {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly authorName?: string;
  readonly authors?: readonly string[];
  readonly speakers?: readonly string[];
  readonly corporateAuthor?: string;
  readonly organiser?: string;
  readonly provider?: string;
  readonly organisation?: string;
  readonly lang?: string;
  readonly programme?: string;
  readonly themes?: readonly string[];
  /** The type of an opportunity or knowledge product. */
  readonly type?: string;
  readonly venue?: { readonly city?: string };
  readonly publishedAt?: Date;
  readonly publishedOn?: string;
  readonly startsAt?: Date;
  readonly startsLocal?: string;
  readonly endsAt?: Date;
  readonly endsLocal?: string;
  readonly allDay?: boolean;
  readonly timezone?: string;
  readonly eventStatus?: string;
  readonly deadlineKind?: string;
  readonly deadlineAt?: Date;
  readonly deadlineLocal?: string;
  readonly translations?: Readonly<Record<string, Pick<SearchEntry, 'title' | 'summary'>>>;
}

/**
 * Returns the search entries of an item: one for the original, and one for each translation. `countries` are the codes
 * that `findStates` returns.
 */
export function toSearchEntries(
  kind: EntryKind,
  item: SearchableItem,
  countries: readonly string[],
): readonly SearchEntry[] {
  const entry = { ...toSearchEntry(kind, item), ...(countries.length > 0 && { countries }) };
  const { lang: original, translations = {} } = item;
  if (original === undefined) return [entry];
  const others = Object.entries(translations).filter(([lang]) => lang !== original);
  return [entry, ...others.map(([lang, { title, summary }]) => ({ ...entry, title, summary, lang, original }))];
}

function toSearchEntry(kind: EntryKind, item: SearchableItem): SearchEntry {
  const { id, title, summary, tags, lang, programme, themes, type, venue } = item;
  const { authorName, authors = [], speakers = [], corporateAuthor, organiser, provider, organisation } = item;
  // Omit the author name of a knowledge product, which is the member who added it.
  const writer = kind === 'knowledgeProduct' ? undefined : authorName;
  const names = [...authors, writer, corporateAuthor, organiser, provider, organisation, ...speakers];
  const people = [...new Set(names.filter((name) => name !== undefined))];
  return {
    kind,
    id,
    title,
    summary,
    tags,
    people,
    ...getDay(kind, item),
    ...(lang === undefined ? {} : { lang }),
    ...(programme === undefined ? {} : { programme }),
    ...(themes === undefined ? {} : { themes }),
    ...(type === undefined ? {} : { type }),
    ...(venue?.city === undefined ? {} : { city: venue.city }),
  };
}

function getDay(kind: EntryKind, item: SearchableItem): Pick<SearchEntry, 'day' | 'lastDay' | 'state'> {
  const { publishedAt, publishedOn, timezone = 'UTC', eventStatus, deadlineKind, deadlineAt, deadlineLocal } = item;
  switch (kind) {
    case 'knowledgeProduct':
      return publishedOn === undefined ? {} : { day: publishedOn };
    case 'event':
      return {
        ...getEventDays(item),
        ...(eventStatus === 'cancelled' || eventStatus === 'postponed' ? { state: eventStatus } : {}),
      };
    case 'opportunity':
      if (deadlineKind === 'rolling' || deadlineKind === 'none') return { state: deadlineKind };
      return deadlineAt ? { day: toDay(toDeadlineDay(deadlineAt, timezone, deadlineLocal)) } : {};
    default:
      return publishedAt ? { day: toDay(publishedAt) } : {};
  }
}

function getEventDays(item: SearchableItem): Pick<SearchEntry, 'day' | 'lastDay'> {
  const { startsAt, endsAt = startsAt, startsLocal, endsLocal, timezone = 'UTC', allDay = false } = item;
  if (!startsAt || !endsAt) return {};
  const { first, last } = toDays({ startsAt, endsAt, timezone, allDay, startsLocal, endsLocal });
  return { day: first, ...(last > first && { lastDay: last }) };
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
