import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createReader, parseDataConfig } from '@adp/shared-data';
import { buildShards } from '../src/lib/search/buildShards';
import { indexFiles } from '../src/lib/search/indexFiles';
import { collectItems } from './collectItems';

// `npm run search-index -- --from http://127.0.0.1:4200 --out folder`: the search index of a running site, the local
// platform or a real project: both say at /__/firebase/init.json where their data is.
try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, out: { type: 'string' } } });
  const { from, out } = values;
  if (!from || !out) throw new Error('Say --from (the address of the site) and --out (the folder for the index).');
  const response = await fetch(new URL('/__/firebase/init.json', from));
  if (!response.ok) throw new Error(`${from} does not say where its data is: status ${response.status}.`);
  const config = parseDataConfig(await response.json());
  const builtAt = new Date();
  const items = await collectItems(createReader({ ...config, origin: config.origin || new URL(from).origin }));
  const weigh = (text: string) => gzipSync(text, { level: 9 }).length;
  const shards = buildShards(items, weigh);
  const files = indexFiles(shards, builtAt, (text) => createHash('sha256').update(text).digest('hex').slice(0, 8));
  mkdirSync(out, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(out, name), text);
  const heaviest = Math.max(0, ...shards.map(({ text }) => weigh(text)));
  console.log(`${items.length} items in ${shards.length} shards, the heaviest ${heaviest} bytes of gzip.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
