import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { Administrator } from '@adp/shared-data/administrator';
import {
  type ContentKind,
  contentKinds,
  type Item,
  itemPath,
  kindNames,
  toBulkFile,
  wholeKinds,
} from '@adp/shared-data/content';
import { bulkFolder } from '@adp/shared-data/files';

type Data = Pick<Administrator, 'listPublished' | 'readFileStart' | 'saveFile'>;

/** A file beside the public files, which records the day of the last complete export. */
const stateFile = 'bulk-state/state.json';
const maxStateBytes = 1_000;
/** The number of documents in a request. */
const pageSize = 200;

/**
 * Creates a scheduled job that writes all published items as compressed JSON Lines, one file per kind, in the first run
 * of each day (UTC). If a run fails, the next one starts again, and the previous files remain.
 */
export function writeBulkFiles(
  data: Data,
  { site }: { readonly site: string },
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    const day = time.slice(0, 10);
    if ((await readLastDay(data)) === day) return;
    for (const kind of kindNames) {
      const content = await buffer(Readable.from(readLines(data, kind, site)).pipe(createGzip()));
      await data.saveFile(`${bulkFolder}/${toBulkFile(kind)}`, content, {
        contentType: 'application/gzip',
        cacheControl: 'public, max-age=3600',
      });
    }
    await data.saveFile(stateFile, Buffer.from(JSON.stringify({ day })), { contentType: 'application/json' });
  };
}

/** Yields one line for each item. Omits items that do not match their schema, which have no page either. */
async function* readLines({ listPublished }: Data, kind: ContentKind, site: string): AsyncGenerator<string> {
  const { collection } = contentKinds[kind];
  let after: string | undefined = '';
  while (after !== undefined) {
    const documents = await listPublished(collection, { after, limit: pageSize });
    for (const { id, fields } of documents) {
      const result = wholeKinds[kind].readItem(id, fields);
      if ('item' in result) yield `${JSON.stringify(toRecord(result.item, site + itemPath(kind, id)))}\n`;
    }
    after = documents.length === pageSize ? documents.at(-1)?.id : undefined;
  }
}

/** Returns an item as in the API, with its page. Omits the text if its licence does not let others publish it. */
function toRecord(item: Pick<Item, 'licence'>, source: string): object {
  const isOpen = item.licence !== undefined && item.licence !== 'all-rights-reserved';
  return { ...item, ...(isOpen ? {} : { body: undefined }), source };
}

async function readLastDay({ readFileStart }: Data): Promise<unknown> {
  const content = await readFileStart(stateFile, maxStateBytes);
  if (!content) return undefined;
  const { day } = JSON.parse(Buffer.from(content).toString()) as { readonly day?: unknown };
  return day;
}
