import type { StoredFields } from '../../client/wireValues';

/** Returns the author to cite for a removed item. The byline may only name the member who recorded it. */
export function getCitedAuthor({ authors, corporate_author: body, author_name: byline }: StoredFields): unknown {
  return Array.isArray(authors) && authors.length > 0 ? authors.join(', ') : (body ?? byline);
}
