import {
  type Administrator,
  getCitedAuthor,
  type StoredFields,
  toMarkPath,
  toTombstonePath,
} from '@adp/shared-data/administrator';
import { type DocumentEvent, readEvent } from './events';

const byline = ['author_username', 'author_name'] as const;

const batchSize = 300;
const maxVersions = 10_000;

/** Handles writes of items: updates the byline in versions and tombstones, or erases it (decision 127). */
export async function updateBylineCopies(event: DocumentEvent, administrator: Administrator): Promise<void> {
  await updateTombstone(event, administrator);
  const { before, after } = readEvent(event);
  const isRenamed =
    before['author_uid'] === after['author_uid'] && byline.some((field) => before[field] !== after[field]);
  if (isRenamed) await updateVersions(event.path, administrator);
}

async function updateTombstone(event: DocumentEvent, { read, commit }: Administrator): Promise<void> {
  const [collection = '', id = ''] = event.path.split('/');
  const path = `${toTombstonePath(collection)}/${id}`;
  const documents = await read([path, event.path]);
  const tombstone = documents.get(path);
  const cited = tombstone?.fields['author_name'];
  if (!tombstone || cited === undefined) return;
  const { before, after } = readEvent(event);
  const item: StoredFields = documents.get(event.path)?.fields ?? { ...before, ...after, author_name: undefined };
  const author = getCitedAuthor(item);
  if (author === cited) return;
  await commit([
    { path, fields: { author_name: author }, mask: ['author_name'], precondition: { updateTime: tombstone.version } },
    // Invalidate cached responses about the item, because they also contain the name.
    { path: toMarkPath(collection, id), fields: {}, times: ['updated_at'] },
  ]);
}

async function updateVersions(path: string, { read, listIds, commit }: Administrator): Promise<void> {
  const [collection, id] = path.split('/');
  const author = (await read([path])).get(path)?.fields;
  if (!author) return;
  const fields = Object.fromEntries(byline.map((field) => [field, author[field]]));
  const versions = `revisions/${collection}/items/${id}/versions`;
  const ids = await listIds(versions, maxVersions);
  for (let at = 0; at < ids.length; at += batchSize)
    await commit(
      ids.slice(at, at + batchSize).map((version) => ({
        path: `${versions}/${version}`,
        fields,
        mask: byline,
        precondition: { exists: true },
      })),
    );
}
