import { listPath } from '../kinds/content/paths';
import { findKind } from '../kinds/contentKinds';

/**
 * Returns the path of the page that shows the items of a topic in its canonical form. Does not parse the topic's filters,
 * because the list of notifications would then need the definitions of all lists.
 */
export function toTopicPath(canonical: string): string {
  const [scope = '', query = ''] = canonical.split('?', 2);
  const kind = findKind(scope);
  if (kind) return listPath(kind) + canonical.slice(scope.length);
  const params = new URLSearchParams(query);
  if (params.has('q')) return `/search?${query}`;
  for (const name of ['programme', 'author']) {
    const values = params.getAll(name);
    if (values.length === 1) return `/${values.map(encodeURIComponent).join()}`;
  }
  return `/articles?${query}`;
}
