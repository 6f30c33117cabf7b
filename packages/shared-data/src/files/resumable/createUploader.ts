import {
  getDownloadURL,
  getMetadata,
  list,
  ref,
  type StorageReference,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage';
import { type DataOptions } from '../../client/connect';
import type { DataConfig } from '../../client/DataConfig';
import { DataError, type DataErrorCode } from '../../client/DataError';
import { knowledgeProductLimits } from '../../kinds/knowledge-product/knowledgeProductLimits';
import { createFirestoreClient } from '../../writer/createFirestoreClient';
import { countUpload } from '../countUpload';
import { detectFileType, fileTypes, type FileType, signatureBytes } from '../fileTypes';
import { openBucket } from './openBucket';
import { toDisposition } from './toDisposition';

export interface FileUpload {
  readonly uid: string;
  readonly file: File;
  /** Called with the fraction that the service has stored, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface UploadedFile {
  readonly url: string;
  readonly format: (typeof fileTypes)[FileType]['format'];
  readonly bytes: number;
  readonly sha256: string;
}

export interface RunningUpload {
  /** Rejects with DataError, for example `invalid`, `upload-limit`, or `unavailable` after ten minutes of silence. */
  readonly done: Promise<UploadedFile>;
  readonly pause: () => void;
  /** Continues after the last byte that the service has stored. */
  readonly resume: () => void;
  readonly cancel: () => void;
}

export interface Uploader {
  /** Uploads a file. The object is named after a hash of its content, so uploading it again has no effect. */
  readonly start: (upload: FileUpload) => RunningUpload;
}

/** Creates the uploader for files that are too large for a single request. Callers load it with `loadUploader`. */
export function createUploader(config: DataConfig, options: DataOptions): Uploader {
  const { getToken, now = Date.now } = options;
  const storage = openBucket(config, getToken);
  const client = createFirestoreClient(config, options);

  async function send({ uid, file, onProgress }: FileUpload, control: Control): Promise<UploadedFile> {
    const type = await checkFile(file);
    const sha256 = await toSha256(file);
    const { extension, format } = fileTypes[type];
    const object = `files/${uid}/${sha256}.${extension}`;
    const target = ref(storage, object);
    const toUploaded = async () => ({ url: await getDownloadURL(target), format, bytes: file.size, sha256 });
    const isRepeated = await countUpload({ uid, object, signal: control.signal }, client, now);
    // Check first, because the rules deny a second upload and browsers log the denial as an error in the console.
    if (isRepeated && (await isListed(target))) return toUploaded();
    try {
      const task = uploadBytesResumable(target, file, {
        contentType: type,
        contentDisposition: toDisposition(file.name, extension),
        cacheControl: 'private, max-age=604800, immutable',
      });
      task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred / totalBytes));
      control.take(task);
      await task;
      return await toUploaded();
    } catch (error) {
      if (getCode(error) !== 'storage/unauthorized') throw error;
      // Objects are never replaced. An upload on an earlier day, which today's count lacks, may have stored this one.
      const metadata = await getMetadata(target).catch(() => undefined);
      if (metadata?.size !== file.size) throw error;
      return toUploaded();
    }
  }

  return {
    start: (upload) => {
      const control = createControl();
      const done = send(upload, control).catch((error: unknown) => {
        throw toDataError(error);
      });
      const { pause, resume, cancel } = control;
      return { done, pause, resume, cancel };
    },
  };
}

/** Resolves to whether the object is listed. Requesting a missing object would log an error in the console. */
async function isListed({ parent, name }: StorageReference): Promise<boolean> {
  if (!parent) return false;
  const { items } = await list(parent, { maxResults: 1000 }).catch(() => ({ items: [] as StorageReference[] }));
  return items.some((item) => item.name === name);
}

interface Control extends Omit<RunningUpload, 'done'> {
  readonly signal: AbortSignal;
  readonly take: (task: UploadTask) => void;
}

/** Creates the controls of an upload. Calls made before the upload starts are applied when it starts. */
function createControl(): Control {
  const ending = new AbortController();
  let task: UploadTask | undefined;
  let isPaused = false;
  return {
    signal: ending.signal,
    take: (next) => {
      task = next;
      if (ending.signal.aborted) next.cancel();
      else if (isPaused) next.pause();
    },
    pause: () => {
      isPaused = true;
      task?.pause();
    },
    resume: () => {
      isPaused = false;
      task?.resume();
    },
    cancel: () => {
      ending.abort();
      task?.cancel();
    },
  };
}

async function checkFile(file: File): Promise<FileType> {
  const { min, max } = knowledgeProductLimits.fileBytes;
  if (file.size < min || file.size > max) throw new DataError('invalid', { fields: ['size'] });
  const type = detectFileType(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!type) throw new DataError('invalid', { fields: ['type'] });
  return type;
}

async function toSha256(file: File): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const codes: Readonly<Record<string, DataErrorCode>> = {
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'signed-out',
  'storage/quota-exceeded': 'quota',
  'storage/canceled': 'cancelled',
};

function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  return new DataError(codes[getCode(error)] ?? 'unavailable', { cause: error });
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
