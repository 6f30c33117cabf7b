/** Public information about an item that was removed (docs/decisions/082). */
export interface Tombstone {
  readonly removedAt: Date;
  /** Present if reviewers removed the item, as are the fields for its citation. */
  readonly reason?: string;
  readonly title?: string;
  readonly authorName?: string;
  readonly publishedAt?: Date;
}
