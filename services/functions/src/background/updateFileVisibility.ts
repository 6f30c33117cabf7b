import { isObject } from '@adp/shared-data/fields';
import { type Administrator, type StoredFields } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, readEvent } from './events';

/**
 * Handles writes of `knowledge_products/{id}`: hides the files of an item that reviewers have removed, because readers may have their URLs,
 * and restores them with the item (docs/decisions/105). It follows the stored item, not the event, which may be late.
 */
export function updateFileVisibility(
  administrator: Pick<Administrator, 'read' | 'setFileHidden'>,
): (event: DocumentEvent) => Promise<void> {
  const update = async (path: string, done?: boolean): Promise<void> => {
    const item = (await administrator.read([path])).get(path)?.fields;
    // If a removed item was deleted, its files stay hidden. Its author may delete them.
    if (!item) return;
    const isHidden = getText(item, 'status') === 'removed';
    if (isHidden === done) return;
    for (const url of toAddresses(item)) await administrator.setFileHidden(url, isHidden);
    // Another decision was made in the meantime, and this run may have overwritten its result.
    await update(path, isHidden);
  };
  return async (event) => {
    const { before, after } = readEvent(event);
    if ([before, after].some((fields) => getText(fields, 'status') === 'removed')) await update(event.path);
  };
}

function toAddresses({ files }: StoredFields): readonly string[] {
  return Array.isArray(files) ? files.flatMap((file) => (isObject(file) ? getText(file, 'url') || [] : [])) : [];
}
