import { newId } from '@adp/shared-data/client';
import type { Draft } from './Draft';
import { mergeVersions } from './mergeVersions';
import type { WaitingVersion } from './fallbackStores';
import type { StoredEntry, Version } from './Version';

/** Collects writes, merging versions so that no text is lost. The caller performs the writes. */
export class WriteBatch {
  private readonly entries = new Map<string, StoredEntry>();
  private readonly pending = new Map<string, Version | undefined>();
  private readonly absorbed: WaitingVersion[] = [];

  /** `read` returns the stored entry of a key, and `waitingVersions` the versions in fallback stores. */
  constructor(
    private readonly read: (key: string) => Promise<StoredEntry>,
    private readonly waitingVersions: () => readonly WaitingVersion[],
  ) {}

  /** The version to store under each key; undefined deletes the entry. */
  get writes(): ReadonlyMap<string, Version | undefined> {
    return this.pending;
  }

  /** The versions to remove from the fallback stores once the batch is written. */
  get absorbedVersions(): readonly WaitingVersion[] {
    return this.absorbed;
  }

  /** Returns the entry of a key, merged with the versions in fallback stores. */
  async get(key: string): Promise<StoredEntry> {
    if (!this.entries.has(key)) {
      this.entries.set(key, await this.read(key));
      // Read the waiting versions inside the transaction, so that no other page can merge them before the transaction ends.
      for (const waiting of this.waitingVersions().filter(({ version }) => version.draft.key === key)) {
        this.absorbed.push(waiting);
        await this.add(waiting.version);
      }
    }
    return this.pending.has(key) ? this.pending.get(key) : this.entries.get(key);
  }

  put(key: string, version: Version | undefined): void {
    this.pending.set(key, version);
  }

  /** Merges a version into the entry of its key, or stores it under a new key if the entry is a different text. */
  async add(version: Version): Promise<Version> {
    for (let candidate = version; ; candidate = toFork(version, candidate === version ? version.forkKey : newId())) {
      const stored = await this.get(candidate.draft.key);
      const merged = stored === 'damaged' ? undefined : stored ? mergeVersions(stored, candidate) : candidate;
      if (!merged) continue;
      if (merged !== stored) this.pending.set(candidate.draft.key, merged);
      return merged;
    }
  }
}

function toFork(version: Version, key: string): Version {
  const { base, itemId } = version.draft;
  const draft: { -readonly [Name in keyof Draft]: Draft[Name] } = {
    ...version.draft,
    key,
    itemId: base ? itemId : key,
  };
  delete draft.queued;
  return { ...version, draft };
}
