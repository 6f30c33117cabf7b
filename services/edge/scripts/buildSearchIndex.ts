import { parseArgs } from 'node:util';
import { writeSearchIndex } from '../src/search-index';

// `npm run search-index -- --from http://127.0.0.1:4200 --out folder [--state file]`
try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, out: { type: 'string' }, state: { type: 'string' } },
  });
  const { from, out, state } = values;
  if (!from || !out) throw new Error('Usage: --from (the URL of the site) --out (the folder for the index).');
  const { items, shards, unreadable, read } = await writeSearchIndex(from, out, state);
  const largest = Math.max(0, ...shards);
  console.log(`Search index: ${items} items in ${shards.length} shards, the largest ${largest} bytes with gzip.`);
  if (state !== undefined)
    console.log(`Read: ${read.length === 0 ? 'nothing, because nothing has changed' : read.join(', ')}.`);
  // Unreadable documents do not prevent the index from being written, but the command must report them.
  if (unreadable.length > 0) {
    console.error(
      `${unreadable.length} documents cannot be read and are not in the index: ${unreadable.slice(0, 20).join(', ')}`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
