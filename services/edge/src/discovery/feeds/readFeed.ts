import type { DataReader } from '@adp/shared-data/client';
import { type ContentKind, type Item, type Kind, wholeKinds } from '@adp/shared-data/content';
import { type Filters, listDefinitions, listPlan, type ListQuery } from '@adp/shared-data/lists';
import { type Language, languages } from '@adp/shared-ui/languages';

type Reader = Pick<DataReader, 'list'>;

export interface FeedItem extends Pick<
  Item,
  | 'id'
  | 'title'
  | 'summary'
  | 'lang'
  | 'translations'
  | 'translation'
  | 'themes'
  | 'tags'
  | 'authorName'
  | 'authorUsername'
  | 'updatedAt'
> {
  readonly publishedAt?: Date;
  readonly startsAt?: Date;
  readonly startsLocal?: string;
  readonly endsAt?: Date;
  readonly endsLocal?: string;
  readonly deadlineAt?: Date;
  readonly deadlineLocal?: string;
  readonly timezone?: string;
}

const sources: Readonly<Record<ContentKind, Kind<unknown, FeedItem>>> = wholeKinds;
/** The maximum size of a query under the security rules. */
export const pageSize = 50;
/** The maximum number of pages per read. It is limited, because each document costs a read and anyone can choose filters. */
const maxPages = 5;

/** Returns the language of a feed or calendar: the language selected by its filters, or else English. */
export function toFeedLanguage({ lang = [] }: Filters): Language {
  return languages.find((language) => lang.every((selected) => selected === language)) ?? 'en';
}

/** Returns at most 50 items, newest first, or in the order of a view of the list such as "closing soon". */
export async function readFeed(
  reader: Reader,
  kind: ContentKind,
  filters: Filters,
  now: Date,
): Promise<readonly FeedItem[]> {
  const { order, ...others } = filters;
  const hasView = listDefinitions[kind].fields.some(({ name, view }) => view && others[name] !== undefined);
  const { queries, matches } = listPlan(kind, others, now);
  const [first] = queries;
  if (first === undefined) return [];
  const query = hasView || first.range !== undefined ? first : { ...first, order: 'newest' };
  return readQuery(reader, sources[kind], query, { pageSize, matches });
}

/** Returns at most `pageSize` items that match. Reads further pages if the query cannot express all filters. */
export async function readQuery<Summary extends object>(
  reader: Reader,
  kind: Kind<unknown, Summary>,
  { order, filters, range }: ListQuery,
  { pageSize: size, matches = () => true }: { pageSize: number; matches?: ((item: object) => boolean) | undefined },
): Promise<readonly Summary[]> {
  const results: Summary[] = [];
  let cursor: string | null | undefined;
  for (let pages = 0; pages < maxPages && cursor !== null && results.length < size; pages += 1) {
    const page = await reader.list(kind, { order, filters, range, pageSize: size, cursor });
    results.push(...page.items.filter(matches));
    ({ cursor } = page);
  }
  return results.slice(0, size);
}
