import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '../../http/apiError';
import { isObject } from '../../isObject';
import { memoryBytes, type ByteStore } from '../../storage/byteStore';
import type { HostingEntry } from '../HostingEntry';
import { createBlobStore, toHash, type SavedBlobs } from './blobStore';
import {
  emptySite,
  isStoredSite,
  STORED_RELEASES,
  withoutOldVersions,
  type StoredChannel,
  type StoredRelease,
  type StoredSite,
  type StoredVersion,
} from './hostingState';
import { hashFolder, readFolder } from './readFolder';

interface ReleasesOptions {
  /** Sites, each of which is a target in firebase.json. */
  readonly hosting: readonly HostingEntry[];
  /** Returns the absolute folder of a site, which is served until its first release. */
  readonly toFolder: (entry: HostingEntry) => string;
  /** Store for gzipped files. Defaults to memory. */
  readonly bytes?: ByteStore;
  readonly onChange?: () => void;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

export type Releases = ReturnType<typeof createReleases>;

interface ChannelChange {
  readonly labels?: Readonly<Record<string, string>>;
  /** Expiry time in RFC 3339. */
  readonly expireTime?: string;
}

/** Creates the store of versions, channels and releases. Its methods throw ApiError NOT_FOUND if one of these is missing. */
// eslint-disable-next-line max-lines-per-function -- its methods share the stored releases
export function createReleases(options: ReleasesOptions) {
  const { hosting, toFolder, onChange = () => undefined, now = Date.now } = options;
  const blobs = createBlobStore(options.bytes ?? memoryBytes());
  const entries = new Map(hosting.map((entry) => [entry.target, entry]));
  let states = new Map<string, StoredSite>();
  /** Sites whose folder is served, because the site has no release or the folder has changed since the last release. */
  let onFolder = new Set(entries.keys());
  let lastId = 0;

  const time = (millis = now()) => new Date(millis).toISOString();
  const nextId = () => String((lastId = Math.max(now(), lastId + 1)));

  function entry(site: string): HostingEntry {
    const stored = entries.get(site);
    if (stored) return stored;
    throw new ApiError('NOT_FOUND', `The site ${site} does not exist. Sites are the targets of firebase.json.`);
  }

  function state(site: string): StoredSite {
    entry(site);
    return states.get(site) ?? emptySite(time());
  }

  function store(site: string, next: StoredSite): void {
    states.set(site, next);
    onChange();
  }

  function storeVersion(site: string, version: StoredVersion): StoredVersion {
    const before = state(site);
    store(site, { ...before, versions: { ...before.versions, [version.id]: version } });
    return version;
  }

  function storeChannel(site: string, channel: StoredChannel): StoredChannel {
    const before = state(site);
    store(site, { ...before, channels: { ...before.channels, [channel.id]: channel } });
    return channel;
  }

  function version(site: string, id: string): StoredVersion {
    const stored = state(site).versions[id];
    if (stored) return stored;
    throw new ApiError('NOT_FOUND', `${site} has no version ${id}.`);
  }

  /** Returns the site's folder as a release, so that a publisher can extend the served files. */
  function folderRelease(site: string): StoredRelease | undefined {
    const files: Record<string, string> = {};
    for (const [path, gzipped] of readFolder(toFolder(entry(site)))) {
      const hash = toHash(gzipped);
      blobs.put(hash, gzipped);
      files[path] = hash;
    }
    if (Object.keys(files).length === 0) return undefined;
    const text = JSON.stringify(Object.entries(files).sort());
    const id = `folder-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    const stored = state(site).versions[id];
    const { createTime } =
      stored ??
      storeVersion(site, {
        id,
        status: 'FINALIZED',
        config: entry(site).config ?? {},
        labels: {},
        createTime: time(),
        finalizeTime: time(),
        files,
      });
    return { id, version: id, type: 'DEPLOY', message: 'The folder of the site', releaseTime: createTime };
  }

  function channel(site: string, id: string): StoredChannel {
    const stored = state(site).channels[id];
    if (!stored || (stored.expireTime !== undefined && stored.expireTime <= time()))
      throw new ApiError('NOT_FOUND', `${site} has no channel ${id}.`);
    if (id !== 'live' || !onFolder.has(site)) return stored;
    const folder = folderRelease(site);
    return folder && stored.releases[0]?.id !== folder.id
      ? { ...stored, releases: [folder, ...stored.releases] }
      : stored;
  }

  const channels = (site: string) =>
    Object.values(state(site).channels)
      .filter(({ expireTime }) => expireTime === undefined || expireTime > time())
      .map(({ id }) => channel(site, id));

  return {
    sites: [...entries.keys()],
    versions: (site: string) => Object.values(state(site).versions),
    version,
    createVersion: (site: string, { config, labels }: Pick<StoredVersion, 'config' | 'labels'>): StoredVersion =>
      storeVersion(site, {
        id: randomBytes(8).toString('hex'),
        status: 'CREATED',
        config,
        labels,
        createTime: time(),
        files: {},
      }),
    /** Changes a version that is not finalized. Labels may change even after finalization. */
    changeVersion: (
      site: string,
      id: string,
      change: Partial<Pick<StoredVersion, 'config' | 'labels' | 'files' | 'status'>>,
    ): StoredVersion => {
      const before = version(site, id);
      if (before.status === 'FINALIZED' && (change.files ?? change.config))
        throw new ApiError('FAILED_PRECONDITION', `Version ${id} is finalized and cannot be changed.`);
      const missing = Object.entries(before.files).find(([, hash]) => !blobs.has(hash));
      if (change.status === 'FINALIZED' && missing)
        throw new ApiError('FAILED_PRECONDITION', `${missing[0]} was not uploaded.`);
      const finalized = change.status === 'FINALIZED' && before.status !== 'FINALIZED';
      return storeVersion(site, { ...before, ...change, ...(finalized ? { finalizeTime: time() } : {}) });
    },
    deleteVersion: (site: string, id: string) => {
      version(site, id);
      const before = state(site);
      if (Object.values(before.channels).some(({ releases }) => releases[0]?.version === id))
        throw new ApiError('FAILED_PRECONDITION', `Version ${id} is being served.`);
      store(site, { ...before, versions: without(before.versions, id) });
    },
    hasBlob: blobs.has,
    upload: (hash: string, gzipped: Buffer) => {
      if (!blobs.put(hash, gzipped))
        throw new ApiError('INVALID_ARGUMENT', `The content hash is not ${hash}, or the content is not gzipped.`);
    },
    read: ({ files }: StoredVersion, path: string): Buffer | undefined => {
      const hash = Object.hasOwn(files, path) ? files[path] : undefined;
      return hash === undefined ? undefined : blobs.read(hash);
    },
    channels,
    channel,
    /** @throws ApiError ALREADY_EXISTS if the channel exists */
    createChannel: (site: string, { id, labels = {}, ...change }: ChannelChange & { readonly id: string }) => {
      if (channels(site).some((candidate) => candidate.id === id))
        throw new ApiError('ALREADY_EXISTS', `${site} already has a channel ${id}.`);
      return storeChannel(site, { id, labels, ...change, createTime: time(), updateTime: time(), releases: [] });
    },
    changeChannel: (site: string, id: string, change: ChannelChange) => {
      // Use the stored releases, because `channel` adds a release of the site's folder that must not be stored.
      const { releases } = state(site).channels[id] ?? channel(site, id);
      return storeChannel(site, { ...channel(site, id), releases, ...change, updateTime: time() });
    },
    deleteChannel: (site: string, id: string) => {
      if (id === 'live') throw new ApiError('FAILED_PRECONDITION', 'The live channel cannot be deleted.');
      channel(site, id);
      const before = state(site);
      store(site, { ...before, channels: without(before.channels, id) });
    },
    /** Releases a version atomically: each request receives either the previous or the new version. */
    release: (site: string, channelId: string, versionId: string, message?: string): StoredRelease => {
      if (version(site, versionId).status !== 'FINALIZED')
        throw new ApiError('FAILED_PRECONDITION', `Version ${versionId} is not finalized.`);
      const { releases, ...before } = channel(site, channelId);
      const released: StoredRelease = {
        id: nextId(),
        version: versionId,
        type: releases.some((candidate) => candidate.version === versionId) ? 'ROLLBACK' : 'DEPLOY',
        ...(message === undefined ? {} : { message }),
        releaseTime: time(),
      };
      const stored = [released, ...releases].slice(0, STORED_RELEASES);
      const { channels: others, folder, versions } = state(site);
      const live = channelId === 'live';
      const next: StoredSite = {
        versions,
        channels: { ...others, [channelId]: { ...before, releases: stored, updateTime: time() } },
        folder: live ? hashFolder(toFolder(entry(site))) : folder,
      };
      store(site, withoutOldVersions(next, time(now() - 86_400_000)));
      if (live) onFolder.delete(site);
      return released;
    },
    /** Returns the version that the channel serves, or undefined if the site's folder is served instead. */
    served: (site: string, id: string): StoredVersion | undefined => {
      if (id === 'live' && onFolder.has(site)) return undefined;
      const [release] = channel(site, id).releases;
      return release && state(site).versions[release.version];
    },
    clear: () => {
      states = new Map();
      onFolder = new Set(entries.keys());
      blobs.deleteExcept(new Set());
      onChange();
    },
    save: () => ({ sites: Object.fromEntries(states), blobs: blobs.save() }),
    load: (saved: unknown) => {
      const { sites, blobs: stored } = readSaved(saved);
      states = new Map(Object.entries(sites).filter(([site]) => entries.has(site)));
      const unreleased = hosting.filter((each) => {
        const site = states.get(each.target);
        return !site?.channels.live?.releases.length || site.folder !== hashFolder(toFolder(each));
      });
      onFolder = new Set(unreleased.map(({ target }) => target));
      blobs.load(stored);
      const versions = [...states.values()].flatMap((site) => Object.values(site.versions));
      blobs.deleteExcept(new Set(versions.flatMap(({ files }) => Object.values(files))));
    },
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
}

function readSaved(saved: unknown): {
  readonly sites: Readonly<Record<string, StoredSite>>;
  readonly blobs: SavedBlobs;
} {
  if (isObject(saved) && isObject(saved.sites) && Object.values(saved.sites).every(isStoredSite) && saved.blobs)
    return saved as ReturnType<typeof readSaved>;
  throw new Error('it contains no sites');
}
