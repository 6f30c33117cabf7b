import { type ServerReader, toChangeTime } from '@adp/shared-data/changes';
import {
  changedKind,
  type ContentKind,
  contentKinds,
  type Kind,
  kindNames,
  searchedKind,
} from '@adp/shared-data/content';
import { listedKinds } from '@adp/shared-data/lists';
import type { Administrator, DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import type { SearchableItem } from '@adp/shared-ui/search-index';
import { getText, getTime } from '../background/events';
import {
  createTopicMatcher,
  loadWordMatcher,
  type MatchedItem,
  toItemTerms,
  type TopicMatcher,
} from './createTopicMatcher';
import { digestCollection, toDigestId } from './digests';
import { filterCollection, filterMark } from './filters';
import { retention } from './mailQueue';

const statePath = 'alert_state/match';
/** `alert_items/{item}`: for a new item, the filters whose followers have been notified. */
export const notifiedCollection = 'alert_items';

/** The maximum duration of a commit, in milliseconds. Its time may precede a change token read before its end. */
const overlap = 60_000;
/** The time for which items are compared again, in milliseconds. A subscription's event may arrive after an item. */
const lateness = 3_600_000;
/** The time for which an item counts as new, in milliseconds. */
const newFor = retention;
/** The number of writes in a commit. Each may name thousands of topics or a hundred items, and a commit has at most 10 MiB. */
const batchSize = 100;
/** The maximum number of items that a run adds to a digest: the newest ones. An import would otherwise exceed Firestore's limits (decision 192). */
const maxItemsPerRun = 100;
const filtersPerPage = 1_000;

interface Filter {
  readonly id: string;
  readonly topic: string;
}

export interface MatchCounts {
  items: number;
  filters: number;
  evaluations: number;
  matches: number;
}

type Reader = Pick<ServerReader, 'list' | 'getChangeToken'>;

interface MatchOptions {
  readonly reader: Reader;
  readonly onMatched?: (counts: MatchCounts) => void;
}

/**
 * Creates a scheduled job that compares new items with all followed topics. An item that begins to match within 30 days
 * counts as new too.
 */
export function matchAlerts(
  administrator: Administrator,
  { reader, onMatched }: MatchOptions,
): (event: { readonly time: string }) => Promise<void> {
  let cached: { readonly mark: string; readonly filters: readonly Filter[] } | undefined;

  async function readFilters(mark: string): Promise<readonly Filter[]> {
    if (cached?.mark !== mark || mark === '') cached = { mark, filters: await listFilters(administrator) };
    return cached.filters;
  }

  return async ({ time }) => {
    const at = new Date(time);
    const documents = await administrator.read([statePath, filterMark]);
    const state = documents.get(statePath);
    const last = (state?.fields['tokens'] ?? {}) as Readonly<Record<string, string>>;
    // Read the tokens before the items, so that the next run reads items that are written in the meantime.
    const tokens = await readTokens(reader, last);
    const mark = getTime(documents.get(filterMark)?.fields ?? {}, 'changed_at')?.toISOString() ?? '';
    const startedAt = getTime(state?.fields ?? {}, 'started_at') ?? at;
    const save = () => administrator.commit([{ path: statePath, fields: { tokens, mark, started_at: startedAt } }]);
    if (!state) return save();
    const isAdded = mark !== getText(state.fields, 'mark');
    const moved = kindNames.filter((kind) => isAdded || tokens[kind] !== (last[kind] ?? ''));
    if (moved.length === 0) return;
    const filters = await readFilters(mark);
    if (filters.length > 0) {
      const items = (
        await Promise.all(
          moved.map((kind) => {
            const since = (last[kind] ? toChangeTime(last[kind]) : startedAt).getTime() - overlap;
            const from = isAdded ? Math.min(since, at.getTime() - lateness) : since;
            return readChanged(reader, kind, new Date(from));
          }),
        )
      ).flat();
      const recent = items.filter(({ item }) => at.getTime() - getPublished(item).getTime() < newFor);
      await match(recent, filters, { at, administrator, onMatched });
    }
    await save();
  };
}

/** Reads the change token of each kind. A kind without marks keeps its last token, which may precede the first mark. */
async function readTokens({ getChangeToken }: Reader, last: Readonly<Record<string, string>>) {
  const entries = kindNames.map(async (kind): Promise<[string, string]> => {
    const token = await getChangeToken(contentKinds[kind].collection);
    return [kind, token || (last[kind] ?? '')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function listFilters({ query }: Administrator): Promise<readonly Filter[]> {
  const filters: Filter[] = [];
  let after: FoundDocument | undefined;
  do {
    const page: readonly FoundDocument[] = await query(filterCollection, { where: [], after, limit: filtersPerPage });
    filters.push(...page.map(({ id, fields }) => ({ id, topic: getText(fields, 'topic') })));
    after = page.length === filtersPerPage ? page.at(-1) : undefined;
  } while (after);
  return filters;
}

type FoundItem = SearchableItem & { readonly authorUid: string };

interface Changed {
  readonly kind: ContentKind;
  readonly item: FoundItem;
}

/** Returns a kind with the fields of filters and of searches, in the order of changes. */
function toSource(kind: ContentKind) {
  const listed: Kind<unknown, object> = listedKinds[kind];
  const searched: Kind<unknown, SearchableItem> = searchedKind(kind);
  return changedKind<unknown, FoundItem>({
    ...searched,
    summaryFields: [...new Set([...listed.summaryFields, ...searched.summaryFields, 'author_uid'])],
    readItem: searched.readItem,
    readSummary: (id, fields) => {
      const [forFilters, forWords] = [listed.readSummary(id, fields), searched.readSummary(id, fields)];
      if ('invalidFields' in forFilters) return forFilters;
      if ('invalidFields' in forWords) return forWords;
      return { item: { ...forFilters.item, ...forWords.item, authorUid: getText(fields, 'author_uid') } };
    },
  });
}

const getPublished = ({ publishedAt }: SearchableItem) => publishedAt ?? new Date(0);

async function readChanged({ list }: Reader, kind: ContentKind, from: Date): Promise<readonly Changed[]> {
  const source = toSource(kind);
  const changed = new Map<string, Changed>();
  for (const order of ['updated', 'translated'] as const)
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
      const page: Awaited<ReturnType<typeof list<FoundItem, never, typeof order>>> = await list(source, {
        order,
        range: { from },
        pageSize: 50,
        cursor,
      });
      for (const item of page.items) changed.set(item.id, { kind, item });
      ({ cursor } = page);
    }
  return [...changed.values()];
}

interface Run {
  readonly at: Date;
  readonly administrator: Administrator;
  readonly onMatched: MatchOptions['onMatched'];
}

const toItemPath = ({ kind, id }: Pick<MatchedItem, 'kind' | 'id'>) => `${contentKinds[kind].collection}/${id}`;
const toNotifiedPath = (item: Pick<MatchedItem, 'kind' | 'id'>) =>
  `${notifiedCollection}/${toItemPath(item).replace('/', '_')}`;

async function match(
  changed: readonly Changed[],
  filters: readonly Filter[],
  { at, administrator, onMatched }: Run,
): Promise<void> {
  if (changed.length === 0) return;
  const words = await loadWordMatcher();
  const matchers = filters.flatMap(({ id, topic }): (TopicMatcher & Filter)[] => {
    const matcher = createTopicMatcher(topic, at, words);
    return matcher ? [{ id, topic, ...matcher }] : [];
  });
  const authors = matchers.some(({ hasAuthor }) => hasAuthor) ? await readUsernames(changed, administrator) : undefined;
  const items = changed.map(({ kind, item }): MatchedItem => ({
    kind,
    id: item.id,
    publishedAt: getPublished(item),
    // The list of products has no filter for themes, but a followed theme covers all kinds.
    fields: { ...item, theme: item.themes },
    authors: authors?.get(item.authorUid) ?? [],
    terms: toItemTerms(kind, item, words),
  }));
  const notified = await administrator.read(items.map(toNotifiedPath));
  const counts: MatchCounts = { items: items.length, filters: matchers.length, evaluations: 0, matches: 0 };
  const matched = new Map<Filter, MatchedItem[]>();
  const writes: DocumentWrite[] = [];
  for (const item of items) {
    const path = toNotifiedPath(item);
    const stored = notified.get(path);
    const before = toTexts(stored?.fields['filters']);
    const earlier = new Set(before);
    const added: string[] = [];
    for (const filter of matchers) {
      counts.evaluations += 1;
      if (!filter.matches(item) || earlier.has(toShort(filter.id))) continue;
      added.push(toShort(filter.id));
      matched.set(filter, [...(matched.get(filter) ?? []), item]);
    }
    counts.matches += added.length;
    if (added.length === 0) continue;
    const fields = { filters: [...before, ...added], delete_at: new Date(item.publishedAt.getTime() + 2 * newFor) };
    // Fails if a concurrent run has recorded matches of the item. The next run then compares the item again.
    writes.push({ path, fields, precondition: stored ? { updateTime: stored.version } : { exists: false } });
  }
  const appended = [...matched].map(([filter, added]) => toAppended(filter, added, at));
  // Append first. A repeated append changes nothing for owners who have already received the items.
  for (const list of [appended, writes])
    for (let start = 0; start < list.length; start += batchSize)
      await administrator.commit(list.slice(start, start + batchSize));
  onMatched?.(counts);
}

/** Shortens a filter's id, because the document of an item may name thousands. */
const toShort = (id: string) => id.slice(0, 16);

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** Returns the write that adds items to the day's digest of a filter. `composeAlerts` finds the digest by `open_since`. */
function toAppended({ topic, id }: Filter, items: readonly MatchedItem[], at: Date): DocumentWrite {
  const newest = [...items].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()).slice(0, maxItemsPerRun);
  const published = Object.fromEntries(newest.map((item) => [toItemPath(item), item.publishedAt]));
  return {
    path: `${digestCollection}/${toDigestId(id, at)}`,
    fields: { topic, items: published, open_since: at, delete_at: new Date(at.getTime() + retention) },
    mask: ['topic', 'open_since', 'delete_at', ...Object.keys(published).map((path) => `items.\`${path}\``)],
  };
}

/** Reads the current and former usernames of authors, because followers may know an author by a former name. */
async function readUsernames(changed: readonly Changed[], { find }: Administrator) {
  const uids = [...new Set(changed.map(({ item }) => item.authorUid))];
  const names = new Map<string, string[]>();
  for (let start = 0; start < uids.length; start += 30)
    for (const { id, fields } of await find('profiles', 'uid', uids.slice(start, start + 30))) {
      const uid = getText(fields, 'uid');
      names.set(uid, [...(names.get(uid) ?? []), id]);
    }
  return names;
}
