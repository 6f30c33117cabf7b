/** Returns the strong entity tag of a document. */
export async function toEntityTag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/**
 * Reports whether a client already has the document with this entity tag. Splits `If-None-Match` at its commas, because a regular
 * expression that also matches the spaces would take quadratic time.
 */
export function hasEntityTag({ headers }: Request, etag: string): boolean {
  const tags = (headers.get('if-none-match') ?? '').split(',');
  return tags.some((tag) => toStrong(tag.trim()) === toStrong(etag));
}

const toStrong = (etag: string) => etag.replace(/^W\//, '');
