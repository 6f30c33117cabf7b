import { createHash } from 'node:crypto';

/** Returns the strong entity tag of a document. The content can consist of several parts. */
export function toEntityTag(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Returns whether the client has this entity tag. Splits the header at commas, because a pattern could take quadratic time. */
export function hasEntityTag({ headers }: Request, etag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',');
  return tags.some((tag) => toStrong(tag.trim()) === toStrong(etag));
}

const toStrong = (etag: string) => etag.replace(/^W\//, '');
