import { parseTopic } from '@adp/shared-data/alerts';
import { type ContentKind, kindNames } from '@adp/shared-data/content';
import { listChoices } from '@adp/shared-data/fields';
import { createListMatcher, findStates } from '@adp/shared-data/lists';
import { createWordMatcher, type SearchableItem, toSearchEntries, type WordMatcher } from '@adp/shared-ui/search-index';

export interface MatchedItem {
  readonly kind: ContentKind;
  readonly id: string;
  readonly publishedAt: Date;
  /** The item's fields, with the additional fields that filters use. */
  readonly fields: object;
  /** The current and former usernames of the author. */
  readonly authors: readonly string[];
  /** The terms of the original text and of each translation. */
  readonly terms: readonly ReadonlySet<string>[];
}

export interface TopicMatcher {
  readonly matches: (item: MatchedItem) => boolean;
  readonly hasAuthor: boolean;
}

let wordMatcher: Promise<WordMatcher> | undefined;
/** Loads the stemmers once per instance. */
export const loadWordMatcher = () => (wordMatcher ??= createWordMatcher(listChoices.lang));

export const toItemTerms = (kind: ContentKind, item: SearchableItem, words: WordMatcher) =>
  toSearchEntries(kind, item, findStates(kind, item)).map((entry) => words.toEntryTerms(entry));

/** Compiles a topic for all items of a run. Returns undefined for a topic that no list has. */
export function createTopicMatcher(text: string, now: Date, words: WordMatcher): TopicMatcher | undefined {
  const topic = parseTopic(text);
  if (!topic) return undefined;
  const { kind, filters, q } = topic;
  const { author: [author] = [], ...others } = filters;
  const hasWords = q === undefined ? undefined : words.compile(q);
  const byKind = new Map<ContentKind, (item: object) => boolean>();
  for (const name of kind ? [kind] : kindNames) byKind.set(name, createListMatcher(name, others, now));
  return {
    hasAuthor: author !== undefined,
    matches: (item) =>
      (byKind.get(item.kind)?.(item.fields) ?? false) &&
      (author === undefined || item.authors.includes(author)) &&
      (hasWords === undefined || item.terms.some(hasWords)),
  };
}
