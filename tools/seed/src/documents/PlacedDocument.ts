/** A document as the schemas know it, and where it stands, as `articles/leaving-gaps-as-gaps`. */
export interface PlacedDocument {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
}
