import { type SitemapIndex, sitemapIndexFile, type SitemapPage, toSitemapPartFile } from '@adp/edge/sitemaps';
import type { DataReader } from '@adp/shared-data/client';
import { sitemapFolder } from '@adp/shared-data/files';
import type { Administrator, FoundDocument } from '@adp/shared-data/administrator';
import { getText } from '../background/events';
import { ignoreStale } from '../background/stale';
import { listedCollections, type ListedPage, listPages, toListedPage, toPagePath } from './listedPage';
import { sitemapChanges } from './noteSitemapChange';

/** The number of changes that are read at once, and the maximum number of such batches in a run. */
const batchSize = 400;
const maxBatches = 50;
const maxFileBytes = 100_000_000;

type Files = Pick<Administrator, 'readFileStart' | 'saveFile'>;

interface Note {
  readonly part: string;
  readonly collection: string;
  readonly id: string;
}

/**
 * Creates a scheduled job that writes the parts of the sitemap whose pages have changed. It reads each changed document
 * once, and all documents only on its first run. Deleting the stored index makes the next run start from the beginning.
 */
export function updateSitemaps(
  administrator: Administrator,
  { reader }: { readonly reader: DataReader },
): (event: { readonly time: string }) => Promise<void> {
  return async ({ time }) => {
    let index = (await readJson<SitemapIndex>(sitemapIndexFile, administrator)) ?? { collections: [], parts: {} };
    // Save the index after each collection, so that an interrupted run continues with the next one.
    for (const collection of listedCollections)
      if (!index.collections.includes(collection)) {
        const pages = await listPages(reader, collection);
        const collections = [...index.collections, collection];
        index = await saveParts({ ...index, collections }, groupPages(pages), { time, files: administrator });
      }
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const condition = { field: 'changed_at', until: new Date(time), limit: batchSize };
      const changes = await administrator.listUntil(sitemapChanges, condition);
      if (changes.length === 0) return;
      index = await saveParts(index, await applyChanges(changes.map(toNote), administrator), {
        time,
        files: administrator,
      });
      await deleteNotes(changes, administrator);
    }
  };
}

/** Deletes notes, unless a document has changed in the meantime. The batch is then repeated. */
async function deleteNotes(changes: readonly FoundDocument[], { commit }: Administrator): Promise<void> {
  const deletions = changes.map(({ id, version }) => ({
    path: `${sitemapChanges}/${id}`,
    deleted: true as const,
    precondition: { updateTime: version },
  }));
  await commit(deletions).catch(ignoreStale);
}

/** Returns the new pages of all parts with changes. */
async function applyChanges(
  notes: readonly Note[],
  administrator: Administrator,
): Promise<ReadonlyMap<string, readonly SitemapPage[]>> {
  const toDocumentPath = ({ collection, id }: Note) => `${collection}/${id}`;
  const documents = await administrator.read([...new Set(notes.map(toDocumentPath))]);
  const parts = new Map<string, Map<string, SitemapPage>>();
  for (const note of notes) {
    const pages = parts.get(note.part) ?? (await readPart(note.part, administrator));
    parts.set(note.part, pages);
    const fields = documents.get(toDocumentPath(note))?.fields ?? {};
    const listed = toListedPage(note.collection, note.id, fields);
    const path = toPagePath(note.collection, note.id);
    if (listed?.part === note.part) pages.set(path, listed.page);
    else pages.delete(path);
  }
  return new Map([...parts].map(([part, pages]) => [part, [...pages.values()]]));
}

async function readPart(part: string, files: Files): Promise<Map<string, SitemapPage>> {
  const pages = (await readJson<readonly SitemapPage[]>(toSitemapPartFile(part), files)) ?? [];
  return new Map(pages.map((page) => [page.path, page]));
}

function groupPages(pages: readonly ListedPage[]): ReadonlyMap<string, readonly SitemapPage[]> {
  const parts = new Map<string, SitemapPage[]>();
  for (const { part, page } of pages) {
    const group = parts.get(part) ?? [];
    parts.set(part, group);
    group.push(page);
  }
  return parts;
}

/** Saves parts, and then the index, which names only parts with pages. Returns the index. */
async function saveParts(
  { collections, parts: before }: SitemapIndex,
  changed: ReadonlyMap<string, readonly SitemapPage[]>,
  { time, files }: { readonly time: string; readonly files: Files },
): Promise<SitemapIndex> {
  for (const [part, pages] of changed) await saveJson(toSitemapPartFile(part), pages, files);
  const entries = [...changed].map(([part, { length }]) => [part, { pages: length, changedAt: time }] as const);
  const parts = Object.entries({ ...before, ...Object.fromEntries(entries) }).filter(([, { pages }]) => pages > 0);
  const index = { collections, parts: Object.fromEntries(parts) };
  await saveJson(sitemapIndexFile, index, files);
  return index;
}

const toNote = ({ fields }: FoundDocument): Note => ({
  part: getText(fields, 'part'),
  collection: getText(fields, 'collection'),
  id: getText(fields, 'id'),
});

async function saveJson(name: string, content: unknown, { saveFile }: Files): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(content));
  await saveFile(`${sitemapFolder}/${name}`, bytes, { contentType: 'application/json', cacheControl: 'no-cache' });
}

/** Reads a file that only this job writes, so the cast is safe. */
async function readJson<Content>(name: string, { readFileStart }: Files): Promise<Content | undefined> {
  const content = await readFileStart(`${sitemapFolder}/${name}`, maxFileBytes);
  return content && (JSON.parse(Buffer.from(content).toString()) as Content);
}
