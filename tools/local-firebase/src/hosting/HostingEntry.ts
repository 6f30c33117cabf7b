/** Hosting site that is served from a folder until a version is released. */
export interface HostingEntry {
  readonly target: string;
  readonly public: string;
  /** Headers, rewrites and so on, in the format of a version in the Hosting REST API. */
  readonly config?: Readonly<Record<string, unknown>>;
}
