import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createReader, parseDataConfig } from '@adp/shared-data';
import { buildShards, indexFile, indexFiles } from '@adp/shared-ui/search-index';
import { collectItems } from './collectItems';

/** What an index came to. */
interface WrittenIndex {
  readonly items: number;
  /** Bytes of gzip of each shard. */
  readonly shards: readonly number[];
  /** Paths of published documents that are not in the index because they cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Writes the search index of a running site into `out`, the index of shards last, and removes what it no longer names.
 * The local platform and a real project both say at `/__/firebase/init.json` where their data is.
 * Where reading fails, what was written before stays as it is: nothing is written until everything has been read.
 * @throws Error with one sentence where the site does not answer
 */
export async function writeSearchIndex(from: string, out: string): Promise<WrittenIndex> {
  const response = await fetch(new URL('/__/firebase/init.json', from));
  if (!response.ok) throw new Error(`${from} does not say where its data is: status ${response.status}.`);
  const config = parseDataConfig(await response.json());
  const builtAt = new Date();
  const { items, unreadable } = await collectItems(
    createReader({ ...config, origin: config.origin || new URL(from).origin }),
  );
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
  const shards = buildShards(items, weigh);
  const files = indexFiles(shards, builtAt, (text) => createHash('sha256').update(text).digest('hex').slice(0, 8));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) if (name !== indexFile) writeFileSync(join(out, name), text);
  writeFileSync(join(out, indexFile), files.get(indexFile) ?? '');
  for (const old of readdirSync(out)) if (!files.has(old)) rmSync(join(out, old));
  return { items: items.length, shards: shards.map(({ text }) => weigh(text)), unreadable };
}
