/** What the public is told of an item that is no longer there (docs/decisions/082). */
export interface Tombstone {
  readonly removedAt: Date;
  /** Set by reviewers alone, with the citation of what they have removed. */
  readonly reason?: string;
  readonly title?: string;
  readonly authorName?: string;
  readonly publishedAt?: Date;
}
