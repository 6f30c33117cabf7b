import type { StoredFields } from '../../client/wireValues';

/**
 * Returns the author by whom a removed item is cited. A knowledge product is by the authors or the body that it names: its byline
 * names the member who recorded it, and counts only where there are neither.
 */
export function getCitedAuthor({ authors, corporate_author: body, author_name: byline }: StoredFields): unknown {
  return Array.isArray(authors) && authors.length > 0 ? authors.join(', ') : (body ?? byline);
}
