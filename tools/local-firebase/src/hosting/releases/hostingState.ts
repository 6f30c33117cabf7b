import { isObject } from '../../isObject';

/** Version of a site, with its configuration and file hashes. A finalized version never changes. */
export interface StoredVersion {
  readonly id: string;
  readonly status: 'CREATED' | 'FINALIZED';
  /** Configuration in the format of the REST API: headers, redirects, rewrites, cleanUrls and trailingSlashBehavior. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly labels: Readonly<Record<string, string>>;
  /** Creation time in RFC 3339, like all times in this file. */
  readonly createTime: string;
  readonly finalizeTime?: string;
  /** SHA-256 hashes of the gzipped files, by path such as `/index.html`. */
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
  /** If undefined, the channel exists until it is deleted. */
  readonly expireTime?: string;
  /** Releases, newest first. The channel serves the first one. */
  readonly releases: readonly StoredRelease[];
}

export interface StoredSite {
  readonly versions: Readonly<Record<string, StoredVersion>>;
  readonly channels: Readonly<Record<string, StoredChannel>>;
  /** Hash of the site's folder at the last release. If the folder changes afterwards, it is served again. */
  readonly folder: string;
}

/** Maximum number of releases per channel that are stored together with their versions. */
export const STORED_RELEASES = 100;

export function emptySite(now: string): StoredSite {
  const live: StoredChannel = { id: 'live', labels: {}, createTime: now, updateTime: now, releases: [] };
  return { versions: {}, channels: { live }, folder: '' };
}

/** Removes versions without a release that are more than a day old. `day` is the time a day ago. */
export function withoutOldVersions(site: StoredSite, day: string): StoredSite {
  const released = new Set(
    Object.values(site.channels).flatMap(({ releases }) => releases.map(({ version }) => version)),
  );
  const versions = Object.entries(site.versions).filter(([id, { createTime }]) => released.has(id) || createTime > day);
  return { ...site, versions: Object.fromEntries(versions) };
}

/** Returns true if a value from a snapshot is a valid site state. */
export function isStoredSite(value: unknown): value is StoredSite {
  if (!isObject(value)) return false;
  const { versions, channels, folder } = value;
  return versions !== undefined && typeof folder === 'string' && isObject(channels) && 'live' in channels;
}
