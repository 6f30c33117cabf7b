import { type Administrator, detectFileType, fileTypes, signatureBytes } from '@adp/shared-data/administrator';
import { notify } from './notifications';

/** The event of an uploaded file, which is delivered at least once. */
export interface UploadEvent {
  readonly name: string;
  /** Content type that the sender declared. */
  readonly contentType: string;
  /** Time of the upload, not of the delivery. */
  readonly time: string;
}

/**
 * Deletes an uploaded file whose bytes do not match the declared type, which the rules cannot check, and notifies its sender. It checks the
 * stored file, so that repeated or late deliveries have the same result.
 */
export async function checkUpload(
  { name, contentType, time }: UploadEvent,
  administrator: Pick<Administrator, 'read' | 'commit' | 'readFileStart' | 'deleteFile'>,
): Promise<void> {
  // Members' pictures are not checked: pages show them only by <img>.
  if (!name.startsWith('files/')) return;
  const start = await administrator.readFileStart(name, signatureBytes);
  if (!start) return;
  const type = detectFileType(start);
  const isNamedSo = type !== undefined && name.endsWith(`.${fileTypes[type].extension}`);
  if (isNamedSo && type === contentType) return;
  const [collection = '', uid = '', item = ''] = name.split('/');
  // Notifies first, because a repeated delivery no longer finds a deleted file.
  await notify({ uid, topic: 'content', event: 'upload_refused', collection, item, at: new Date(time) }, administrator);
  await administrator.deleteFile(name);
}
