/** Information about a removed item that remains public (docs/decisions/082). */
export interface Tombstone {
  readonly removedAt: Date;
  /** The reviewers' reason. Set, like the citation fields below, only if reviewers removed the item. */
  readonly reason?: string;
  readonly title?: string;
  readonly authorName?: string;
  readonly publishedAt?: Date;
}
