import { type DataConfig, DataError, type DataReader, readItem } from '@adp/shared-data/client';
import { type ContentKind, contentKinds, itemPath, type Kind, programmeItemKinds } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import {
  type CalendarKind,
  type ComparedFields,
  countCountries,
  countPeople,
  type Filters,
  type ListedItem,
  listedKinds,
  listPlan,
  memberKinds,
  printFilters,
  readList,
  readListPage,
  readMonth,
  type PeopleFilters,
  readPeople,
  readPublished,
  takesPlace,
  withFilter,
} from '@adp/shared-data/lists';
import { toBodyTree } from '@adp/shared-data/markdown';
import { findAuthor, profiles } from '@adp/shared-data/member';
import { findProgrammePage, type ProgrammePageKey, programmePages } from '@adp/shared-data/programme-page';
import { type TextLanguage, toReader } from '@adp/shared-data/translation';
import { fold, foldWords, getTextLanguage } from '@adp/shared-ui/format';
import type { CollectionCounts, TimelineItem } from '@adp/shared-ui/search-index';
import type { Collection } from './collections';
import type { ReadIndexFile } from './createIndexFiles';
import type { Search } from './createSearch';
import type { ReadIndexPart } from './createIndexPart';
import type { QueryResult } from './ResponseCache';

/** The search index, and the parts of it that are not for searching. */
interface IndexSource {
  readonly readFile: ReadIndexFile;
  readonly search: Search;
  readonly readTimeline: ReadIndexPart<readonly TimelineItem[]>;
  readonly readCounts: ReadIndexPart<CollectionCounts>;
  /** Readers of the fields of items that filters compare. */
  readonly readCompared: ReadonlyMap<ContentKind, ReadIndexPart<readonly ComparedFields[]>>;
}

export interface Source {
  readonly reader: DataReader;
  readonly index: IndexSource | undefined;
  readonly data: DataConfig;
  readonly site: string;
  readonly now: () => number;
}

export interface Query {
  readonly key: string;
  readonly collections: readonly string[];
  readonly read: (isFresh: boolean) => Promise<QueryResult>;
}

interface Page {
  readonly after: string | undefined;
}

export function queryList(
  { reader, site, now }: Source,
  { kind, path, listed, whole }: Collection,
  { filters, after }: Page & { readonly filters: Filters },
): Query {
  return {
    key: `${path}${printFilters(kind, filters)} ${after ?? ''}`,
    collections: [whole.collection],
    read: async () => {
      const { items, asOf, ...page } = await readList(reader, listed, kind, { filters, after, now: new Date(now()) });
      const withSource = items.map((item) => ({ ...item, source: `${site}/${path}/${item.id}` }));
      return { status: 200, content: { items: withSource, ...page }, asOf };
    },
  };
}

/** Queries the number of items of a list in each country. */
export function queryCountries(
  { reader, now }: Source,
  { kind, path, whole }: Collection,
  { filters }: { readonly filters: Filters },
): Query {
  const counted = withFilter(filters, 'country', []);
  return {
    key: `countries/${path}${printFilters(kind, counted)}`,
    collections: [whole.collection],
    read: async () => {
      const { asOf, ...content } = await countCountries(reader, kind, { filters: counted, now: new Date(now()) });
      return { status: 200, content, asOf };
    },
  };
}

/** Queries the number of listed members in each country. */
export function queryPeopleCountries({ reader }: Source): Query {
  return {
    key: 'countries/people',
    collections: [profiles.collection],
    read: async () => {
      const { asOf, ...content } = await countPeople(reader);
      return { status: 200, content, asOf };
    },
  };
}

/** Queries the events or the deadlines of a month. */
export function queryMonth(
  { reader, site }: Source,
  { path, whole, kind }: Collection & { readonly kind: CalendarKind },
  { month, filters }: { readonly month: string; readonly filters: Filters },
): Query {
  return {
    key: `months/${path}${printFilters(kind, filters)} ${month}`,
    collections: [whole.collection],
    read: async () => {
      const { items, capped, asOf } = await readMonth(reader, kind, { month, filters });
      const withSource = items.map((item) => ({ ...item, source: `${site}/${path}/${item.id}` }));
      return { status: 200, content: { items: withSource, capped }, asOf };
    },
  };
}

/** Queries an item, translated into `lang` if this translation exists. */
export function queryItem(
  { reader, site, now }: Source,
  { path, whole }: Collection,
  { id, lang }: { readonly id: string; readonly lang: TextLanguage | undefined },
): Query {
  const name = `${path}/${id}`;
  return {
    key: [name, lang].filter(Boolean).join(' '),
    collections: [whole.collection],
    read: () =>
      readOrGone(name, now, async (asOf) => {
        const item = await readItem(reader, whole, id, lang);
        if (!item) return notFound(name, asOf);
        // Send the body as a tree, so that browsers need no Markdown parser.
        const tree = 'body' in item && typeof item.body === 'string' ? { bodyTree: toBodyTree(item.body, site) } : {};
        return { status: 200, content: { item: { ...item, ...tree, source: `${site}/${name}` } }, asOf };
      }),
  };
}

/** Queries a page of the member directory. `q` contains words of names, organisations, positions or expertise. */
export function queryDirectory(
  { reader, site }: Source,
  { q, after, ...filters }: Page & PeopleFilters & { readonly q: string },
): Query {
  const words = foldWords(q);
  return {
    key: `people ${JSON.stringify([words, filters.country, filters.language, filters.expertise, after])}`,
    collections: [profiles.collection],
    read: async () => {
      const { items, next, partial, asOf } = await readPeople(reader, { ...filters, words, fold, cursor: after });
      const withSource = items.map((person) => ({ ...person, source: `${site}/${person.id}` }));
      return { status: 200, content: { items: withSource, next, count: null, ...(partial && { partial }) }, asOf };
    },
  };
}

export function queryProfile({ reader, site, now }: Source, username: string): Query {
  const name = `people/${username}`;
  return {
    key: name,
    collections: [profiles.collection, ...memberKinds.map((kind) => contentKinds[kind].collection)],
    read: () =>
      readOrGone(name, now, async (asOf) => {
        const profile = await readItem(reader, profiles, username);
        if (!profile) return notFound(name, asOf);
        if ('renamedTo' in profile) return { status: 200, content: { renamedTo: profile.renamedTo }, asOf };
        const newest = await readPublished(reader, profile.uid);
        const published = memberKinds.map((kind) => [
          kind,
          newest[kind].map((item) => ({ ...item, source: site + itemPath(kind, item.id) })),
        ]);
        const item = { ...profile, source: `${site}/${username}` };
        return { status: 200, content: { item, published: Object.fromEntries(published) }, asOf };
      }),
  };
}

/** Queries the author with a username, for the byline of an item. The result is null if the profile is not public. */
export function queryAuthor({ reader, now }: Source, username: string): Query {
  return {
    key: `authors/${username}`,
    collections: [profiles.collection],
    read: async () => ({
      status: 200,
      content: { author: await findAuthor(reader, username) },
      asOf: new Date(now()),
    }),
  };
}

/** Queries a programme page in a language, or else in English. The result is null if nothing is published. */
export function queryProgrammePage({ reader, site, now }: Source, key: ProgrammePageKey): Query {
  const find = async (id: string) => {
    try {
      return await reader.get(programmePages, id);
    } catch (error) {
      // If the content does not match the schema, let the page show its built-in content.
      if (error instanceof DataError && error.code === 'unreadable') return null;
      throw error;
    }
  };
  return {
    key: `programme-pages/${key.programme} ${key.lang}`,
    collections: [programmePages.collection],
    read: async () => {
      const page = await findProgrammePage(find, key);
      const asOf = new Date(now());
      if (!page) return { status: 200, content: { page: null }, asOf };
      // Omit the publisher's uid, which is not public.
      const { programme, lang, content, revision, publishedAt } = page;
      const source = `${site}/${programme}`;
      return {
        status: 200,
        content: { page: { programme, lang, content, revision, publishedAt, source } },
        asOf,
      };
    },
  };
}

const maxProgrammeItems = 3;

/** Queries the items that each programme page shows, with their titles in `lang`. */
export function queryProgrammeItems({ reader, now }: Source, lang: TextLanguage | undefined): Query {
  const readItems = async (programme: string, kind: ContentKind) => {
    const source: Kind<unknown, ListedItem> = listedKinds[kind];
    const plan = listPlan(kind, { programme: [programme] }, new Date(now()));
    const { items } = await readListPage(reader, source, plan);
    return items
      .filter(takesPlace)
      .slice(0, maxProgrammeItems)
      .map((item) => {
        const inLanguage = toReader(item, lang ?? '');
        const { id, title } = inLanguage;
        return { path: itemPath(kind, id).slice(1), title, lang: getTextLanguage(inLanguage) };
      });
  };
  return {
    key: ['programme-items', lang].filter(Boolean).join(' '),
    collections: programmeItemKinds.map((kind) => contentKinds[kind].collection),
    read: async () => {
      const asOf = new Date(now());
      const programmes = await Promise.all(
        listChoices.programme.map(async (programme) => {
          const items = await Promise.all(programmeItemKinds.map((kind) => readItems(programme, kind)));
          return [programme, items.flat()] as const;
        }),
      );
      return { status: 200, content: { programmes: Object.fromEntries(programmes) }, asOf };
    },
  };
}

/** Returns the result of `read`, 410 for a removed item, or 404 for a document that will never match its schema. */
async function readOrGone(
  name: string,
  now: () => number,
  read: (asOf: Date) => Promise<QueryResult>,
): Promise<QueryResult> {
  const asOf = new Date(now());
  try {
    return await read(asOf);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    // If the error names no fields, the response did not contain a document.
    if (error.code === 'unreadable' && error.fields.length > 0) return notFound(name, asOf);
    if (error.code !== 'gone') throw error;
    const { code, tombstone } = error;
    const { removedAt, reason, title, authorName, publishedAt } = tombstone ?? {};
    const citation = { removedAt, reason, title, authorName, publishedAt };
    return { status: 410, content: { error: { code, message: `${name} was removed.`, ...citation } }, asOf };
  }
}

export function notFound(name: string, asOf: Date): QueryResult {
  return { status: 404, content: { error: { code: 'not-found', message: `There is no ${name}.` } }, asOf };
}
