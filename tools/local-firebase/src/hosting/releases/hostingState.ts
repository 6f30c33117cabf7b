/** A version of a site: files by their hashes, and how they are served. Once it is finalized, nothing of it changes. */
export interface StoredVersion {
  readonly id: string;
  readonly status: 'CREATED' | 'FINALIZED';
  /** As the REST API has it: headers, redirects, rewrites, cleanUrls, trailingSlashBehavior. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  /** RFC 3339. */
  readonly createTime: string;
  readonly finalizeTime?: string;
  /** Path, as `/index.html` -> SHA-256 of the gzipped content. */
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
  /** Without it, the channel stays until it is deleted. */
  readonly expireTime?: string;
  /** Newest first: the first is what is served. */
  readonly releases: readonly StoredRelease[];
}

export interface StoredSite {
  readonly versions: Readonly<Record<string, StoredVersion>>;
  readonly channels: Readonly<Record<string, StoredChannel>>;
  /** What the site's folder held at its last release: a folder that has changed since then is served again. */
  readonly folder: string;
}

/** So many releases of a channel are remembered, with their versions. */
export const STORED_RELEASES = 100;

/** A site to which nothing was ever released. `now` in RFC 3339. */
export function emptySite(now: string): StoredSite {
  const live: StoredChannel = { id: 'live', labels: {}, createTime: now, updateTime: now, releases: [] };
  return { versions: {}, channels: { live }, folder: '' };
}

/** The site without the versions that no release has and that nobody is still filling; `day` is the time a day ago. */
export function withoutOldVersions(site: StoredSite, day: string): StoredSite {
  const released = new Set(
    Object.values(site.channels).flatMap(({ releases }) => releases.map(({ version }) => version)),
  );
  const versions = Object.entries(site.versions).filter(([id, { createTime }]) => released.has(id) || createTime > day);
  return { ...site, versions: Object.fromEntries(versions) };
}

/** Whether a value, as a snapshot has it, is a site's state. */
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
