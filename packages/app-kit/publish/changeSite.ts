import { HostingError, type HostedFile, type HostingClient, type Release } from './hostingClient';

export interface Base {
  /** Origin at which the channel's files are served. */
  readonly origin: string;
  /** Hash of each file, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly history: readonly Release[];
}

export interface Change {
  /** Hash by path. Files that are not in `content` are already in Hosting. */
  readonly files: ReadonlyMap<string, string>;
  readonly content: readonly HostedFile[];
  readonly build: string | undefined;
  readonly canary?: string | undefined;
  /** Build of the track `next`. */
  readonly next?: string | undefined;
  /** Number of the last entry in the host's log of publications. Defaults to that of the current release. */
  readonly entries?: number | undefined;
  readonly message: string;
}

export interface ChangeOptions {
  readonly site: string;
  /** Channel to release to: `live`, or a preview channel, which is created if it does not exist. */
  readonly channel: string;
  /** Configuration of the version in the format of the REST API. */
  readonly config: object;
  readonly plan: (base: Base) => Change | Promise<Change>;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Error for a concurrent publication: another publisher has released in the meantime, or is about to. Nothing was changed. */
export class PublishConflict extends Error {
  override readonly name = 'PublishConflict';
}

/** Name of a channel that serves as a lock. It works because Hosting creates only one channel with a given name. */
const LOCK = 'publish-lock';
/** Time after which the lock is considered abandoned, in minutes. Publishing holds the lock for only three requests. */
const LOCK_MINUTES = 5;
const PREVIEW_DAYS = 7;

/** Releases the version that `plan` derives (decision 051), and returns the URL. Of two publications at once, one throws PublishConflict. */
export async function changeSite(client: HostingClient, options: ChangeOptions): Promise<string> {
  const { site, channel: id, config, plan } = options;
  const channel = (await client.getChannel(site, id)) ?? (await client.createChannel(site, id, PREVIEW_DAYS * 86_400));
  const from = channel.release ?? (await client.getChannel(site, 'live'))?.release;
  const base: Base = {
    origin: channel.url,
    files: from ? await client.listFiles(from.version.name) : new Map(),
    history: await client.listReleases(site, channel.release ? id : 'live'),
  };
  const getCurrent = async () => (await client.getChannel(site, id))?.release;
  const hasChanged = (current: Release | undefined) => current?.name !== channel.release?.name;
  let planned: Change;
  try {
    planned = await plan(base);
  } catch (error) {
    // Another release changes the files that `plan` reads, so its error may not be the cause.
    const current = await getCurrent();
    throw hasChanged(current) ? new PublishConflict(newer(site, current)) : error;
  }
  const { files, content, message, entries = readLabel(base), ...builds } = planned;
  const labels = { ...getLabels(builds), ...(entries !== undefined && { entries: String(entries) }) };
  const version = await client.createVersion(site, { config, labels });
  await client.addFiles(version, files, new Map(content.map((file) => [file.hash, file])));
  await client.finalize(version);
  await withLock(client, options, async () => {
    const current = await getCurrent();
    if (hasChanged(current)) throw new PublishConflict(newer(site, current));
    await client.release(site, id, version, message);
  });
  return channel.url;
}

/** Returns the number of entries in the host's log, as its last release states it. */
export function readLabel({ history }: Pick<Base, 'history'>): number | undefined {
  const label = history[0]?.version.labels?.entries;
  return label === undefined ? undefined : Number(label);
}

/** Returns the builds of a release by track. Omits tracks without a build. */
function getLabels({ build, canary, next }: Pick<Change, 'build' | 'canary' | 'next'>): Record<string, string> {
  return {
    ...(build !== undefined && { build }),
    ...(canary !== undefined && { canary }),
    ...(next !== undefined && { next }),
  };
}

function newer(site: string, release: Release | undefined): string {
  return `${site} was published to meanwhile (${release?.message ?? release?.name ?? 'nothing is live'}): try again.`;
}

async function withLock(
  client: HostingClient,
  { site, now = Date.now }: ChangeOptions,
  work: () => Promise<void>,
): Promise<void> {
  await lock(client, site, now());
  try {
    await work();
  } finally {
    await client.deleteChannel(site, LOCK).catch((error: unknown) => {
      // Ignore a missing lock, which another publisher took over because this publication was slow.
      if (!(error instanceof HostingError && error.status === 404)) throw error;
    });
  }
}

async function lock(client: HostingClient, site: string, now: number): Promise<void> {
  for (const attempt of [1, 2]) {
    try {
      await client.createChannel(site, LOCK, LOCK_MINUTES * 60);
      return;
    } catch (error) {
      if (!(error instanceof HostingError && error.status === 409)) throw error;
    }
    const held = await client.getChannel(site, LOCK);
    const isAbandoned = held && now - Date.parse(held.createTime) > LOCK_MINUTES * 60_000;
    if (attempt === 2 || (held && !isAbandoned)) break;
    if (held) await client.deleteChannel(site, LOCK);
  }
  throw new PublishConflict(`Somebody else is publishing to ${site}: try again.`);
}
