/** A link in a published item. */
export interface Link {
  readonly collection: string;
  readonly item: string;
  readonly title: string;
  readonly url: string;
}
