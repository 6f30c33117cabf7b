/** A version of a site: files by their hashes, and the configuration. A finalized version never changes. */
export interface StoredVersion {
  readonly id: string;
  readonly status: 'CREATED' | 'FINALIZED';
  /** Configuration in the format of the REST API: headers, redirects, rewrites, cleanUrls, trailingSlashBehavior. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  /** RFC 3339. */
  readonly createTime: string;
  readonly finalizeTime?: string;
  /** SHA-256 of the gzipped content by path, such as `/index.html`. */
  readonly files: Readonly<Record<string, string>>;
}

export interface StoredRelease {
  readonly id: string;
  readonly version: string;
  readonly type: 'DEPLOY' | 'ROLLBACK';
  readonly message?: string;
  readonly releaseTime: string;
}

export interface StoredChannel {
  readonly id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly createTime: string;
  readonly updateTime: string;
  /** Without it, the channel exists until it is deleted. */
  readonly expireTime?: string;
  /** Newest first. The first one is served. */
  readonly releases: readonly StoredRelease[];
}

export interface StoredSite {
  readonly versions: Readonly<Record<string, StoredVersion>>;
  readonly channels: Readonly<Record<string, StoredChannel>>;
  /** Hash of the site's folder at its last release. A folder that has changed since is served again. */
  readonly folder: string;
}

/** Releases of a channel that are stored together with their versions. */
export const STORED_RELEASES = 100;

/** Creates the state of a site without releases. `now` is in RFC 3339. */
export function emptySite(now: string): StoredSite {
  const live: StoredChannel = { id: 'live', labels: {}, createTime: now, updateTime: now, releases: [] };
  return { versions: {}, channels: { live }, folder: '' };
}

/** Removes versions without a release that were created before `day`, the time a day ago. */
export function withoutOldVersions(site: StoredSite, day: string): StoredSite {
  const released = new Set(
    Object.values(site.channels).flatMap(({ releases }) => releases.map(({ version }) => version)),
  );
  const versions = Object.entries(site.versions).filter(([id, { createTime }]) => released.has(id) || createTime > day);
  return { ...site, versions: Object.fromEntries(versions) };
}

/** Returns true if a value from a snapshot is the state of a site. */
export function isStoredSite(value: unknown): value is StoredSite {
  return (
    typeof value === 'object' &&
    value !== null &&
    'versions' in value &&
    'channels' in value &&
    'folder' in value &&
    typeof value.folder === 'string' &&
    typeof value.channels === 'object' &&
    value.channels !== null &&
    'live' in value.channels
  );
}
