import type { EntryKind, SearchEntry } from '../searchEntry';

/**
 * Returns a sample document for tests of the search. The content is fictional, even if it names a real organisation. The id consists of the
 * topic and the language.
 */
export function sample(
  [kind, id]: readonly [EntryKind, `${string}-${string}`],
  [title, summary]: readonly [string, string],
  tags: readonly string[],
  { people = [], programme }: Pick<Partial<SearchEntry>, 'people' | 'programme'> = {},
): SearchEntry {
  const lang = id.slice(id.lastIndexOf('-') + 1);
  return { kind, id, lang, title, summary, tags, people, ...(programme && { programme }) };
}
