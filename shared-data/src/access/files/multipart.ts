import { newId } from '../newId';

/** A `multipart/related` upload of metadata and bytes, as the SDK sends it. */
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
