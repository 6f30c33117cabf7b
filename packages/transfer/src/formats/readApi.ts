import { createReadStream } from 'node:fs';
import { isObject } from '@adp/shared-data/fields';
import { readLines } from '../readLines';
import { isCslItem, readCslItem } from './readCsl';
import { type Network, requestText } from './request';
import type { SourceRow } from './SourceRecord';

export interface SourcePage {
  readonly rows: readonly SourceRow[];
  readonly next: string | undefined;
}

export interface PagePosition {
  readonly after?: string | undefined;
  readonly before?: number;
}

/** Yields the rows of all pages of a URL. Throws an Error with one sentence if a page cannot be read or repeats. */
export async function* readPages(
  readPage: (address: string, network: Network, position: PagePosition) => Promise<SourcePage>,
  address: string,
  network: Network,
): AsyncGenerator<SourceRow> {
  const seen = new Set<string>();
  let before = 0;
  let after: string | undefined;
  do {
    const page = await readPage(address, network, { after, before });
    yield* page.rows;
    before += page.rows.length;
    after = page.next;
    if (after !== undefined && seen.has(after)) throw new Error(`${address} returns the same page repeatedly.`);
    seen.add(after ?? '');
  } while (after !== undefined);
}

/** Reads one page of an `/api/v1/` list with all fields of its items. Rejects with one sentence. */
export async function readApiPage(
  address: string,
  network: Network,
  { after, before = 0 }: PagePosition,
): Promise<SourcePage> {
  const url = new URL(address);
  if (after !== undefined) url.searchParams.set('after', after);
  const page = parse(await requestText(url.href, network), url.href);
  if (isObject(page) && isObject(page.item)) return { rows: [{ row: 1, item: page.item }], next: undefined };
  if (!isObject(page) || !Array.isArray(page.items)) throw new Error(`${url.href} is not a list of /api/v1/.`);
  const rows: SourceRow[] = [];
  for (const listed of page.items.filter(isObject)) {
    const row = before + rows.length + 1;
    // A list contains only some of an item's fields, so request each item.
    const itemUrl = `${url.origin}${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(String(listed.id))}`;
    const answer = parse(await requestText(itemUrl, network), itemUrl);
    if (isObject(answer) && isObject(answer.item)) rows.push({ row, item: answer.item });
    else rows.push({ row, unreadable: `${itemUrl} contains no item.` });
  }
  return { rows, next: typeof page.next === 'string' ? page.next : undefined };
}

/** Reads the items of a JSON Lines file. Holds only one line in memory at a time. */
export async function* readJsonLines(file: string): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const line of readLines(createReadStream(file))) {
    if (line.trim() === '') continue;
    row += 1;
    yield toRow(row, tryParse(line));
  }
}

/** Yields the items of a response of `/api/v1/`, a list or CSL-JSON. Throws an Error with one sentence. */
export function* readJsonText(text: string, source: string): Generator<SourceRow> {
  const json = parse(text.replace(/^\uFEFF/, ''), source);
  const items = isObject(json) ? (json.items ?? [json.item ?? json]) : json;
  for (const [at, item] of (Array.isArray(items) ? (items as unknown[]) : []).entries()) yield toRow(at + 1, item);
}

function toRow(row: number, item: unknown): SourceRow {
  if (isObject(item) && isCslItem(item)) return { row, ...readCslItem(item) };
  return isObject(item) ? { row, item } : { row, unreadable: 'The item must be a JSON object.' };
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON.`, { cause });
  }
}
