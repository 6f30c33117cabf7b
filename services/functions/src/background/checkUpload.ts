import { type Administrator, detectFileType, fileTypes, signatureBytes } from '@adp/shared-data/administrator';
import { notify } from './notifications';

/** The event of an uploaded file. It is delivered at least once. */
export interface UploadEvent {
  readonly name: string;
  /** The content type declared by the sender. */
  readonly contentType: string;
  /** The time of the upload, not of the delivery. */
  readonly time: string;
}

/** Deletes a file whose bytes do not match its declared type, which the rules cannot check, and tells its sender. */
export async function checkUpload(
  { name, contentType, time }: UploadEvent,
  administrator: Pick<Administrator, 'read' | 'commit' | 'readFileStart' | 'deleteFile'>,
): Promise<void> {
  // Skip members' pictures, because pages show them only in <img> elements.
  if (!name.startsWith('files/')) return;
  const start = await administrator.readFileStart(name, signatureBytes);
  if (!start) return;
  const type = detectFileType(start);
  const isNamedSo = type !== undefined && name.endsWith(`.${fileTypes[type].extension}`);
  if (isNamedSo && type === contentType) return;
  const [collection = '', uid = '', item = ''] = name.split('/');
  // Notify first, because a repeated delivery no longer finds the deleted file.
  await notify({ uid, topic: 'content', event: 'upload_refused', collection, item, at: new Date(time) }, administrator);
  await administrator.deleteFile(name);
}
