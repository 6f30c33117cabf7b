interface Sending {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Blob;
  /** How much has gone out, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Sends a body with POST. By XMLHttpRequest, since fetch does not tell how far an upload is. */
export function sendBlob(
  request: XMLHttpRequest,
  { url, headers, body, onProgress, signal }: Sending,
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
