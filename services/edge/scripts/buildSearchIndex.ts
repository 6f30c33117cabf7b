import { parseArgs } from 'node:util';
import { writeSearchIndex } from '../src/search-index';

// `npm run search-index -- --from http://127.0.0.1:4200 --out folder`: the search index of a running site, the local
// platform or a real project. With `--state file` only what was written since the last time is read.
try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, out: { type: 'string' }, state: { type: 'string' } },
  });
  const { from, out, state } = values;
  if (!from || !out) throw new Error('Usage: --from (the address of the site) --out (the folder for the index).');
  const { items, shards, unreadable, read } = await writeSearchIndex(from, out, state);
  const heaviest = Math.max(0, ...shards);
  console.log(`Search index: ${items} items in ${shards.length} shards, the heaviest ${heaviest} bytes of gzip.`);
  if (state !== undefined)
    console.log(`Read: ${read.length === 0 ? 'nothing, as nothing has changed' : read.join(', ')}.`);
  // One document may not cost everybody the search, but whoever runs this must hear of it.
  if (unreadable.length > 0) {
    console.error(
      `${unreadable.length} documents cannot be read and are not in it: ${unreadable.slice(0, 20).join(', ')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
