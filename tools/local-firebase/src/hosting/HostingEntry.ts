/** A site that is served from a folder until a version is released. */
export interface HostingEntry {
  readonly target: string;
  /** Folder of the site. */
  readonly public: string;
  /**
   * Configuration in the format of a version in the Hosting REST API. Without it, files are sent without further
   * headers or rewrites.
   */
  readonly config?: Readonly<Record<string, unknown>>;
}
