import { isObject } from '@adp/shared-data/fields';
import { type Administrator, type StoredFields } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, readEvent } from './events';

/**
 * `knowledge_products/{id}`: what reviewers have removed takes its files along, which others may have the addresses of, and brings them
 * back when it is shown again (docs/decisions/105). What is done is what the stored item says, whatever the event was about.
 */
export function placeFiles(
  administrator: Pick<Administrator, 'read' | 'setFileHidden'>,
): (event: DocumentEvent) => Promise<void> {
  const place = async (path: string, done?: boolean): Promise<void> => {
    const item = (await administrator.read([path])).get(path)?.fields;
    // Of an item that was deleted while it was removed, the files stay hidden: they are its author's to delete.
    if (!item) return;
    const isHidden = getText(item, 'status') === 'removed';
    if (isHidden === done) return;
    for (const url of toAddresses(item)) await administrator.setFileHidden(url, isHidden);
    // What was decided meanwhile has been overtaken by this.
    await place(path, isHidden);
  };
  return async (event) => {
    const { before, after } = readEvent(event);
    if ([before, after].some((fields) => getText(fields, 'status') === 'removed')) await place(event.path);
  };
}

function toAddresses({ files }: StoredFields): readonly string[] {
  return Array.isArray(files) ? files.flatMap((file) => (isObject(file) ? getText(file, 'url') || [] : [])) : [];
}
