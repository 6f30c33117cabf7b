import { type Administrator, detectFileType, fileTypes, signatureBytes } from '@adp/shared-data/administrator';

/** A file that was uploaded: delivered once or more. */
export interface UploadEvent {
  readonly name: string;
  /** As its sender says. */
  readonly contentType: string;
}

/**
 * Deletes an uploaded file that is not what its sender says: rules see no bytes. What is there is judged, whatever the event
 * was about, so that another delivery finds the same or nothing.
 */
export function checkUpload(
  administrator: Pick<Administrator, 'readFileStart' | 'deleteFile'>,
): (event: UploadEvent) => Promise<void> {
  return async ({ name, contentType }) => {
    // The pictures of members are made small on their devices, in one of two formats, and shown by <img> alone.
    if (!name.startsWith('files/')) return;
    const start = await administrator.readFileStart(name, signatureBytes);
    if (!start) return;
    const type = detectFileType(start);
    const isNamedSo = type !== undefined && name.endsWith(`.${fileTypes[type].extension}`);
    if (!isNamedSo || type !== contentType) await administrator.deleteFile(name);
  };
}
