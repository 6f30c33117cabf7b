/** A site that is served from a folder until a version is released. */
export interface HostingEntry {
  readonly target: string;
  /** Its folder. */
  readonly public: string;
  /** How it is served, as the Hosting REST API has it in a version. Without it, files are sent as they are. */
  readonly config?: Readonly<Record<string, unknown>>;
}
