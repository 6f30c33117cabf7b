import type { StoredFields } from '../../client/wireValues';

/**
 * Returns the author by whom a removed item is cited. For a knowledge product, these are its named authors or organisation. Its byline
 * names the member who recorded it, and is used only if there are neither.
 */
export function getCitedAuthor({ authors, corporate_author: body, author_name: byline }: StoredFields): unknown {
  return Array.isArray(authors) && authors.length > 0 ? authors.join(', ') : (body ?? byline);
}
