import { DataError, type DataReader, readItem as findItem } from '@adp/shared-data/client';
import {
  type Filters,
  publishedKinds,
  readList as readListAnswer,
  readPeople,
  readPublished,
} from '@adp/shared-data/lists';
import { findAuthor, profiles } from '@adp/shared-data/member';
import { findProgrammePage, type ProgrammePageKey, programmePages } from '@adp/shared-data/programme-page';
import type { TextLanguage } from '@adp/shared-data/translation';
import { toBodyTree } from '@adp/shared-data/markdown';
import { fold, foldWords } from '@adp/shared-ui/format';
import { toBase } from '@adp/shared-ui/languages';
import type { Reading } from './AnswerCache';
import { collections, type Collection } from './collections';
import type { Search, SearchQuestion } from './createSearch';
import type { Suggest } from './createSuggest';

export interface Source {
  readonly reader: DataReader;
  /** None where there is no index. */
  readonly search: Search | undefined;
  readonly suggest: Suggest | undefined;
  /** The site's own origin. */
  readonly site: string;
  readonly now: () => number;
}

/** A page of a list, with the number of its items where the list itself tells it. */
export async function readList(
  { reader, site, now }: Source,
  { kind, path, listed }: Collection,
  { filters, after }: { readonly filters: Filters; readonly after?: string | undefined },
): Promise<Reading> {
  const request = { filters, after, now: new Date(now()) };
  const { items, asOf, ...page } = await readListAnswer(reader, listed, kind, request);
  const shown = items.map((item) => ({ ...item, source: `${site}/${path}/${item.id}` }));
  return { status: 200, content: { items: shown, ...page }, asOf };
}

/** One item, in a language where it is translated into it; 404 where the public sees none, 410 where it was removed. */
export async function readItem(
  { reader, site, now }: Source,
  { path, whole }: Collection,
  { id, lang }: { readonly id: string; readonly lang?: TextLanguage | undefined },
): Promise<Reading> {
  const name = `${path}/${id}`;
  return orGone({ name, now }, async (asOf) => {
    const item = await findItem(reader, whole, id, lang);
    if (!item) return notFound(name, asOf);
    // Pages render the tree, so browsers need no parser.
    const tree = 'body' in item && typeof item.body === 'string' ? { bodyTree: toBodyTree(item.body, site) } : {};
    return { status: 200, content: { item: { ...item, ...tree, source: `${site}/${name}` } }, asOf };
  });
}

/**
 * Returns what `read` answers, 410 for a removed item, or 404 for a stored document that does not match its schema. Retrying such a
 * document would fail in the same way, so it does not count as a failure of the data service.
 */
async function orGone(
  { name, now }: { readonly name: string } & Pick<Source, 'now'>,
  read: (asOf: Date) => Promise<Reading>,
): Promise<Reading> {
  const asOf = new Date(now());
  try {
    return await read(asOf);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    // Without field names, the response was not a document.
    if (error.code === 'unreadable' && error.fields.length > 0) return notFound(name, asOf);
    if (error.code !== 'gone') throw error;
    const { code, tombstone } = error;
    const { removedAt, reason, title, authorName, publishedAt } = tombstone ?? {};
    const citation = { removedAt, reason, title, authorName, publishedAt };
    return { status: 410, content: { error: { code, message: `${name} was removed.`, ...citation } }, asOf };
  }
}

/** A page of the directory of members. */
export async function readDirectory(
  { reader, site }: Source,
  { q, after }: { readonly q: string; readonly after?: string | undefined },
): Promise<Reading> {
  const people = await readPeople(reader, { words: foldWords(q), fold, cursor: after });
  const items = people.items.map((person) => ({ ...person, source: `${site}/${person.id}` }));
  const content = { items, next: people.next, count: null, ...(people.partial && { partial: true }) };
  return { status: 200, content, asOf: people.asOf };
}

/** A page of what a search finds. */
export async function readSearch({ search, site, now }: Source, question: SearchQuestion): Promise<Reading> {
  if (!search) return notFound('search', new Date(now()));
  const { page, checkedAt } = await search(question);
  const items = page.items.map((entry) => {
    const path = collections.find(({ kind }) => kind === entry.kind)?.path;
    // A translation is on the page of its language.
    const base = entry.original === undefined ? '' : toBase(entry.lang ?? '');
    return { ...entry, source: `${site}${base}/${path}/${entry.id}` };
  });
  return { status: 200, content: { ...page, items }, asOf: new Date(checkedAt), checkedAt };
}

/** Searches to begin with: words of many items. */
export async function readSuggestions({ suggest, now }: Source): Promise<Reading> {
  const asOf = new Date(now());
  if (!suggest) return notFound('search', asOf);
  return { status: 200, content: { items: await suggest() }, asOf };
}

/** A member's profile with what is newest of what the member has published, or the present name for a former one; 404 where the public sees none, 410 where reviewers hide it. */
export async function readProfile({ reader, site, now }: Source, username: string): Promise<Reading> {
  const name = `people/${username}`;
  return orGone({ name, now }, async (asOf) => {
    const found = await findItem(reader, profiles, username);
    if (!found) return notFound(name, asOf);
    if ('renamedTo' in found) return { status: 200, content: { renamedTo: found.renamedTo }, asOf };
    const newest = await readPublished(reader, found.uid);
    const published = publishedKinds.map((kind) => {
      const path = collections.find((collection) => collection.kind === kind)?.path;
      return [kind, newest[kind].map((item) => ({ ...item, source: `${site}/${path}/${item.id}` }))];
    });
    const item = { ...found, source: `${site}/${username}` };
    return { status: 200, content: { item, published: Object.fromEntries(published) }, asOf };
  });
}

/** Who a username leads to, for the name below an item; null where the public may see no such profile. */
export async function readAuthor({ reader, now }: Source, username: string): Promise<Reading> {
  const author = await findAuthor(reader, username);
  return { status: 200, content: { author }, asOf: new Date(now()) };
}

/** What editors have published of a page, in a language or in English; null where it is as it was written with the site. */
export async function readProgrammePage({ reader, site, now }: Source, key: ProgrammePageKey): Promise<Reading> {
  const page = await findProgrammePage(async (id) => {
    try {
      return await reader.get(programmePages, id);
    } catch (error) {
      // The page's own copy is better than what does not fit.
      if (error instanceof DataError && error.code === 'unreadable') return null;
      throw error;
    }
  }, key);
  const asOf = new Date(now());
  if (!page) return { status: 200, content: { page: null }, asOf };
  // Who publishes is for the editors to see.
  const { programme, lang, content, revision, publishedAt } = page;
  return {
    status: 200,
    content: { page: { programme, lang, content, revision, publishedAt, source: `${site}/${programme}` } },
    asOf,
  };
}

function notFound(name: string, asOf: Date): Reading {
  return { status: 404, content: { error: { code: 'not-found', message: `There is no ${name}.` } }, asOf };
}
