import type { EntryKind, SearchEntry } from '../searchEntry';

/**
 * A sample document of the search's test. Nothing about it is true: its title, people and bodies are made up, and where it names
 * a real body it says nothing about it. Its id is its topic and its language.
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
