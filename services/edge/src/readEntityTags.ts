/** Returns the entity tags of the request's `If-None-Match`. A pattern that also matches the spaces would take quadratic time on many. */
export function readEntityTags({ headers }: Request): readonly string[] {
  return (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
}
