import { newId } from '@adp/shared-data';
import type { Draft } from './Draft';
import { mergeVersions } from './mergeVersions';
import type { Held } from './shelves';
import type { Found, Version } from './Version';

/** What is to be written so that every text that was found is kept. It writes nothing itself. */
export class Plan {
  private readonly found = new Map<string, Found>();
  private readonly puts = new Map<string, Version | undefined>();
  private readonly takenOver: Held[] = [];

  /**
   * @param read gives what stands under a key
   * @param held gives what waits to be brought in
   */
  constructor(
    private readonly read: (key: string) => Promise<Found>,
    private readonly held: () => readonly Held[],
  ) {}

  /** What shall stand under a key; undefined where nothing shall. */
  get all(): ReadonlyMap<string, Version | undefined> {
    return this.puts;
  }

  /** What need not wait any more once all of it is written. */
  get taken(): readonly Held[] {
    return this.takenOver;
  }

  /** What stands under a key with all brought in that waits for it. */
  async at(key: string): Promise<Found> {
    if (!this.found.has(key)) {
      this.found.set(key, await this.read(key));
      // Looked for after reading: while that transaction lasts, no page can have brought it in.
      for (const held of this.held().filter(({ version }) => version.draft.key === key)) {
        this.takenOver.push(held);
        await this.add(held.version);
      }
    }
    return this.puts.has(key) ? this.puts.get(key) : this.found.get(key);
  }

  put(key: string, version: Version | undefined): void {
    this.puts.set(key, version);
  }

  /** Brings a version in, under another key where its own is another text's. Gives what stands for it. */
  async add(version: Version): Promise<Version> {
    for (let given = version; ; given = forkOf(version, given === version ? version.spare : newId())) {
      const found = await this.at(given.draft.key);
      const stands = found === 'damaged' ? undefined : found ? mergeVersions(found, given) : given;
      if (!stands) continue;
      if (stands !== found) this.puts.set(given.draft.key, stands);
      return stands;
    }
  }
}

/** The same text as a draft of its own, which nobody has asked to send. */
function forkOf(version: Version, key: string): Version {
  const { base, itemId } = version.draft;
  const draft: { -readonly [Name in keyof Draft]: Draft[Name] } = {
    ...version.draft,
    key,
    itemId: base ? itemId : key,
  };
  delete draft.queued;
  return { ...version, draft };
}
