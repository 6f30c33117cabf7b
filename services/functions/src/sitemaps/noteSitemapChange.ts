import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, readEvent } from '../background/events';
import { toListedPage } from './listedPage';

/** `sitemap_changes/{part}_{id}`: a document that has changed since its part of the sitemap was written. */
export const sitemapChanges = 'sitemap_changes';

/**
 * Handles writes of items and profiles: notes that parts of the sitemap must be written again. Each document has its own
 * note, so simultaneous publications do not write the same one.
 */
export async function noteSitemapChange(event: DocumentEvent, { commit }: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const [collection = '', id = ''] = event.path.split('/');
  const [former, current] = [before, after].map((fields) => toListedPage(collection, id, fields));
  if (JSON.stringify(former) === JSON.stringify(current)) return;
  const parts = new Set([former, current].flatMap((entry) => entry?.part ?? []));
  await commit(
    [...parts].map((part) => ({
      path: `${sitemapChanges}/${part}_${id}`,
      fields: { part, collection, id },
      times: ['changed_at'],
    })),
  );
}
