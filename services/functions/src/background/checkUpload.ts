import { type Administrator, detectFileType, fileTypes, signatureBytes } from '@adp/shared-data/administrator';
import { notify } from './notifications';

/** A file that was uploaded: delivered once or more. */
export interface UploadEvent {
  readonly name: string;
  /** As its sender says. */
  readonly contentType: string;
  /** When it was uploaded, whenever it is delivered. */
  readonly time: string;
}

/**
 * Deletes an uploaded file that is not what its sender says, as rules see no bytes, and notifies its sender. What is there is judged,
 * whatever the event was about, so that another delivery finds the same or nothing.
 */
export function checkUpload(
  administrator: Pick<Administrator, 'read' | 'commit' | 'readFileStart' | 'deleteFile'>,
): (event: UploadEvent) => Promise<void> {
  return async ({ name, contentType, time }) => {
    // The pictures of members are made small on their devices, in one of two formats, and shown by <img> alone.
    if (!name.startsWith('files/')) return;
    const start = await administrator.readFileStart(name, signatureBytes);
    if (!start) return;
    const type = detectFileType(start);
    const isNamedSo = type !== undefined && name.endsWith(`.${fileTypes[type].extension}`);
    if (isNamedSo && type === contentType) return;
    const [collection = '', uid = '', item = ''] = name.split('/');
    // First: once the file is gone, another delivery has nothing to notify of.
    await notify(
      { uid, topic: 'content', event: 'upload_refused', collection, item, at: new Date(time) },
      administrator,
    );
    await administrator.deleteFile(name);
  };
}
