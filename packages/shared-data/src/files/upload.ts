import { newId } from '../client/newId';

/** Returns the body of a `multipart/related` upload with metadata and bytes, in the SDK's format. */
export function multipart(
  metadata: Readonly<Record<string, string>>,
  blob: Blob,
): { readonly contentType: string; readonly body: Blob } {
  const boundary = newId();
  const head = [
    `--${boundary}`,
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify(metadata),
    `--${boundary}`,
    `Content-Type: ${blob.type}`,
    '',
    '',
  ].join('\r\n');
  return {
    contentType: `multipart/related; boundary=${boundary}`,
    body: new Blob([head, blob, `\r\n--${boundary}--`]),
  };
}

interface UploadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  /** Called with the sent fraction, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Sends a body by POST. Uses XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendBlob(
  request: XMLHttpRequest,
  { url, headers, body, onProgress, signal }: UploadRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', () => {
      reject(new TypeError('The upload failed.'));
    });
    request.addEventListener('abort', () => {
      reject(new DOMException('Aborted', 'AbortError'));
    });
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(body);
  });
}
