/** Document in the format of the schemas, with its path, such as `articles/leaving-gaps-as-gaps`. */
export interface PlacedDocument {
  readonly path: string;
  readonly document: Readonly<Record<string, unknown>>;
}
