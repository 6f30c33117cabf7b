import { isObject } from '@adp/shared-data/fields';
import { type Administrator, type StoredFields } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, readEvent } from './events';

type FileAdministrator = Pick<Administrator, 'read' | 'setFileHidden'>;

/** Hides files of removed items (decision 105). Uses the stored item rather than the event, which may be late. */
export async function updateFileVisibility(event: DocumentEvent, administrator: FileAdministrator): Promise<void> {
  const { before, after } = readEvent(event);
  if ([before, after].some((fields) => getText(fields, 'status') === 'removed'))
    await updateFiles(event.path, administrator);
}

async function updateFiles(path: string, administrator: FileAdministrator, wasHidden?: boolean): Promise<void> {
  const item = (await administrator.read([path])).get(path)?.fields;
  // If a removed item was deleted, keep its files hidden. Its author may delete them.
  if (!item) return;
  const isHidden = getText(item, 'status') === 'removed';
  if (isHidden === wasHidden) return;
  for (const url of toUrls(item)) await administrator.setFileHidden(url, isHidden);
  // Another decision was made in the meantime, and this run may have overwritten its result, so run again.
  await updateFiles(path, administrator, isHidden);
}

function toUrls({ files }: StoredFields): readonly string[] {
  return Array.isArray(files) ? files.flatMap((file) => (isObject(file) ? getText(file, 'url') || [] : [])) : [];
}
