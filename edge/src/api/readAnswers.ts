import {
  countList,
  type DataReader,
  type Filters,
  findAuthor,
  isDocumentId,
  isSingle,
  listDefinitions,
  listPlan,
  parseFilters,
  profiles,
  readListPage,
  readPeople,
} from '@adp/shared-data';
import { fold, foldWords } from '@adp/shared-ui/format';
import type { Reading } from './AnswerCache';
import { ApiError } from './ApiError';
import type { Collection } from './collections';

export interface Source {
  readonly reader: DataReader;
  /** The site's own origin. */
  readonly site: string;
  readonly now: () => number;
}

/**
 * The filters of a list's address, where each parameter must be one that the list has.
 * @throws ApiError 400, which names the parameter
 */
export function checkFilters({ kind }: Collection, params: URLSearchParams): Filters {
  for (const name of new Set(params.keys())) {
    if (name === 'after' || name === 'fresh') continue;
    const field = listDefinitions[kind].fields.find((one) => one.name === name);
    if (!field) throw invalid(name, 'there is no such parameter');
    const given = params.getAll(name);
    const { values } = field;
    if (!given.every((value) => (values instanceof RegExp ? values.test(value) : values.includes(value))))
      throw invalid(name, `a value must be ${values instanceof RegExp ? `like ${values.source}` : values.join(', ')}`);
    if (isSingle(field) && given.length > 1) throw invalid(name, 'it has one value');
  }
  return parseFilters(kind, params);
}

/** A page of a list, with the number of its items where the list itself tells it. */
export async function readList(
  { reader, site, now }: Source,
  { kind, path, listed }: Collection,
  { filters, after }: { readonly filters: Filters; readonly after?: string | undefined },
): Promise<Reading> {
  const [author] = filters['author'] ?? [];
  // The address has a username, which may change; items are found by the member's uid.
  const uid = author && ((await findAuthor(reader, author))?.uid ?? '-');
  const plan = listPlan(kind, uid ? { ...filters, author: [uid] } : filters, new Date(now()));
  const { items, next, readAt } = await readListPage(reader, listed, plan, { after });
  const isWhole = next === null && after === undefined;
  const isCountable = after === undefined && !plan.matches;
  const count = isWhole
    ? { count: items.length, capped: false }
    : isCountable
      ? await countList(reader, listed, plan)
      : null;
  const shown = items.map((item) => ({ ...item, source: `${site}/${path}/${item.id}` }));
  return { status: 200, content: { items: shown, next, count }, asOf: readAt };
}

/** One item; 404 where the public sees none. */
export async function readItem(
  { reader, site, now }: Source,
  { path, whole }: Collection,
  id: string,
): Promise<Reading> {
  const item = await reader.get(whole, id);
  const asOf = new Date(now());
  if (!item) return notFound(`${path}/${id}`, asOf);
  return { status: 200, content: { item: { ...item, source: `${site}/${path}/${id}` } }, asOf };
}

/** A page of the directory of members. */
export async function readDirectory(
  { reader, site }: Source,
  { q, after }: { readonly q: string; readonly after?: string | undefined },
): Promise<Reading> {
  const people = await readPeople(reader, { words: foldWords(q), fold, cursor: after });
  const items = people.items.map((person) => ({ ...person, source: `${site}/${person.id}` }));
  const content = { items, next: people.next, count: null, ...(people.isPartial && { partial: true }) };
  return { status: 200, content, asOf: people.asOf };
}

/** A member's profile, or the member's present name for a former one; 404 where the public sees none. */
export async function readProfile({ reader, site, now }: Source, username: string): Promise<Reading> {
  const found = await reader.get(profiles, username);
  const asOf = new Date(now());
  if (!found) return notFound(`people/${username}`, asOf);
  if ('renamedTo' in found) return { status: 200, content: { renamedTo: found.renamedTo }, asOf };
  return { status: 200, content: { item: { ...found, source: `${site}/${username}` } }, asOf };
}

/** The id in an address. @throws ApiError 404 for what can be none */
export function checkId(id: string): string {
  if (isDocumentId(id)) return id;
  throw new ApiError(404, 'not-found', 'There is nothing by this id.');
}

function notFound(name: string, asOf: Date): Reading {
  return { status: 404, content: { error: { code: 'not-found', message: `There is no ${name}.` } }, asOf };
}

function invalid(parameter: string, message: string): ApiError {
  return new ApiError(400, 'invalid-parameter', `${parameter}: ${message}.`, { parameter });
}
