import type { StoredFields } from '../../client/wireValues';

/**
 * Returns the author to cite for a removed item. For a knowledge product, returns its named authors or organisation.
 * Uses the byline only if there are none, because it names the member who recorded the publication.
 */
export function getCitedAuthor({ authors, corporate_author: body, author_name: byline }: StoredFields): unknown {
  return Array.isArray(authors) && authors.length > 0 ? authors.join(', ') : (body ?? byline);
}
