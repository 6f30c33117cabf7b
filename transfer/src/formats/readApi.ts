import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { isRecord } from '@adp/shared-data/administrator';
import { type Network, requestText } from './request';
import type { SourceRow } from './SourceRecord';

/** JSON is read whole; JSON Lines has no such limit. */
const maxBytes = 64_000_000;

/**
 * The items of a list of `/api/v1/`, each with all its fields, page by page.
 * @throws Error with one sentence
 */
export async function* readApi(address: string, network: Network): AsyncGenerator<SourceRow> {
  let row = 0;
  const url = new URL(address);
  for (;;) {
    const page = parse(await requestText(url.href, network), url.href);
    if (isRecord(page) && isRecord(page.item)) {
      yield { row: 1, item: page.item };
      return;
    }
    if (!isRecord(page) || !Array.isArray(page.items)) throw new Error(`${url.href} is no list of /api/v1/.`);
    for (const listed of page.items.filter(isRecord)) {
      row += 1;
      // A list has some of the fields.
      const one = `${url.origin}${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(String(listed.id))}`;
      const answer = parse(await requestText(one, network), one);
      if (isRecord(answer) && isRecord(answer.item)) yield { row, item: answer.item };
      else yield { row, unreadable: `${one} has no item.` };
    }
    if (typeof page.next !== 'string') return;
    url.searchParams.set('after', page.next);
  }
}

/**
 * The items of a file: an answer of `/api/v1/`, a list of items, or JSON Lines (`.jsonl`).
 * @throws Error with one sentence
 */
export async function* readJson(file: string): AsyncGenerator<SourceRow> {
  let row = 0;
  if (/[.](jsonl|ndjson)$/i.test(file)) {
    for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      row += 1;
      yield toRow(row, tryParse(line));
    }
    return;
  }
  if ((await stat(file)).size > maxBytes)
    throw new Error(
      `${file} is larger than ${maxBytes / 1_000_000} MB: write one item a line, as JSON Lines (.jsonl).`,
    );
  const json = parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''), file);
  const items = isRecord(json) ? (json.items ?? [json.item ?? json]) : json;
  for (const item of Array.isArray(items) ? (items as unknown[]) : []) {
    row += 1;
    yield toRow(row, item);
  }
}

function toRow(row: number, item: unknown): SourceRow {
  return isRecord(item) ? { row, item } : { row, unreadable: 'It is no item: no object of JSON.' };
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
