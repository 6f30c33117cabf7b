import { isObject } from '@adp/shared-data/fields';
import { DraftDatabase } from './DraftDatabase';
import { readVersion, toRecord } from './draftRecord';
import { WriteBatch } from './WriteBatch';
import { createPageStore, deviceStore, type WaitingVersion, type FallbackStore } from './fallbackStores';
import { getVersionId, hasPicture, isVersion, removePicture, type StoredEntry, type Version } from './Version';

/** A function that adds writes to a batch. May run more than once. */
type BatchStep = (batch: WriteBatch) => Promise<void>;
type Fit = (version: Version) => Version;

interface Job {
  readonly key: string;
  readonly step: BatchStep;
  /** The entries that could be read from the database. */
  readonly databaseEntries: Map<string, StoredEntry>;
  hasPicture: boolean;
}

interface WriteResult {
  readonly where: 'device' | 'nowhere';
  readonly withoutPicture: boolean;
}

/** Stores drafts in the database, with localStorage and the page's memory as fallbacks. */
export class DraftStorage {
  private readonly pageStore = createPageStore();
  /** Version ids by key of the entries that could not be deleted from the database yet. */
  private readonly pendingDeletes = new Map<string, string>();
  private readonly database: DraftDatabase;

  /** `onLateOpen` is called when the database opens after its timeout. */
  constructor(
    private readonly onChange: () => void,
    onLateOpen: () => void,
  ) {
    this.database = new DraftDatabase(onLateOpen);
  }

  /** Writes the batch to the first store that accepts it. Never rejects. */
  async write(key: string, step: BatchStep): Promise<WriteResult> {
    const job = toJob(key, step);
    if ((await this.inDatabase(job)) || (await this.inFallback(deviceStore, job))) {
      return { where: 'device', withoutPicture: false };
    }
    const saveWithoutPicture = async () =>
      (await this.inDatabase(job, removePicture)) || (await this.inFallback(deviceStore, job, removePicture));
    if (job.hasPicture && (await saveWithoutPicture())) return { where: 'device', withoutPicture: true };
    await this.inFallback(this.pageStore, job);
    return { where: 'nowhere', withoutPicture: false };
  }

  /** Deletes an entry. If that fails, deletes the entry later, unless it has changed in the meantime. Never rejects. */
  async remove(key: string): Promise<void> {
    const job = toJob(key, (batch) => batch.put(key, undefined));
    if (await this.inDatabase(job)) return;
    const stored = job.databaseEntries.get(key);
    if (isVersion(stored)) this.pendingDeletes.set(key, getVersionId(stored));
    if (!(await this.inFallback(deviceStore, job))) await this.inFallback(this.pageStore, job);
  }

  /** Writes a version synchronously to a fallback store. Returns true if both text and cover are on the device. */
  saveSync(slot: string, version: Version): boolean {
    const put = (fitting: Version) => {
      try {
        deviceStore.put(new Map([[slot, fitting]]));
        return true;
      } catch {
        // localStorage is full or blocked.
        return false;
      }
    };
    const all = put(version);
    if (!all) {
      if (hasPicture(version)) put(removePicture(version));
      this.pageStore.put(new Map([[slot, version]]));
    }
    this.onChange();
    return all;
  }

  async get(key: string): Promise<StoredEntry> {
    await this.adopt();
    const batch = this.createBatch((at) =>
      this.database.read((records) => records.get(at)).then(readVersion, () => undefined),
    );
    for (const waitingKey of this.waitingKeys()) await batch.get(waitingKey);
    return batch.get(key);
  }

  async list(): Promise<readonly Version[]> {
    await this.adopt();
    const records = await this.database.read((stored) => stored.getAll()).catch(() => []);
    const entries = new Map<string, StoredEntry>();
    for (const record of records) if (isObject(record)) entries.set(String(record.key), readVersion(record));
    const batch = this.createBatch((key) => Promise.resolve(entries.get(key)));
    for (const key of this.waitingKeys()) await batch.get(key);
    return [...new Map([...entries, ...batch.writes]).values()].filter(isVersion);
  }

  /** Moves versions from the fallback stores into the database, until the database refuses one. */
  async adopt(): Promise<void> {
    for (const key of new Set([...this.waitingKeys(), ...this.pendingDeletes.keys()])) {
      if (!(await this.inDatabase(toJob(key, () => undefined)))) return;
    }
  }

  private async inDatabase(job: Job, fit: Fit = identity): Promise<boolean> {
    try {
      const batch = await this.database.write(async (records) => {
        const read = async (key: string) => readVersion(await records.get(key));
        for (const [key, id] of this.pendingDeletes) {
          const entry = await read(key);
          if (isVersion(entry) && getVersionId(entry) === id) await records.delete(key);
        }
        const merged = this.createBatch(async (key) => {
          const entry = await read(key);
          job.databaseEntries.set(key, entry);
          return entry;
        });
        await this.fillBatch(merged, job);
        for (const [key, version] of merged.writes) {
          await (version ? records.put(toRecord(fit(version))) : records.delete(key));
        }
        return merged;
      });
      this.pendingDeletes.clear();
      this.onWritten(batch, batch.absorbedVersions, fit, []);
      return true;
    } catch {
      return false;
    }
  }

  private async inFallback(store: FallbackStore, job: Job, fit: Fit = identity): Promise<boolean> {
    const batch = this.createBatch((key) => Promise.resolve(job.databaseEntries.get(key)));
    await this.fillBatch(batch, job);
    // The page's memory is no safer than the device, so keep the entries on the device after a write to memory.
    const inPage = new Set(this.pageStore.all().map(({ name }) => name));
    const taken =
      store === this.pageStore ? batch.absorbedVersions.filter(({ name }) => inPage.has(name)) : batch.absorbedVersions;
    try {
      const names = store.put(new Map([...batch.writes].map(([key, version]) => [key, version && fit(version)])));
      this.onWritten(batch, taken, fit, names);
      return true;
    } catch {
      return false;
    }
  }

  private async fillBatch(batch: WriteBatch, job: Job): Promise<void> {
    await batch.get(job.key);
    await job.step(batch);
    job.hasPicture = [...batch.writes.values()].some((version) => version && hasPicture(version));
  }

  /** Removes the merged versions from the fallback stores. Versions whose cover did not fit stay in the page's memory. */
  private onWritten(batch: WriteBatch, taken: readonly WaitingVersion[], fit: Fit, names: readonly string[]): void {
    const cut = [...batch.writes].filter(([, version]) => version && fit(version) !== version);
    const stored = [...names, ...this.pageStore.put(new Map(cut))];
    for (const { name, release } of taken) if (!stored.includes(name)) release();
    if (batch.writes.size > 0) this.onChange();
  }

  private createBatch(read: (key: string) => Promise<StoredEntry>): WriteBatch {
    return new WriteBatch(read, () => this.waitingVersions());
  }

  private waitingKeys(): ReadonlySet<string> {
    return new Set(this.waitingVersions().map(({ version }) => version.draft.key));
  }

  private waitingVersions(): readonly WaitingVersion[] {
    return [...deviceStore.all(), ...this.pageStore.all()];
  }
}

const identity: Fit = (version) => version;

function toJob(key: string, step: (batch: WriteBatch) => Promise<void> | void): Job {
  return { key, step: async (batch) => step(batch), databaseEntries: new Map(), hasPicture: false };
}
