import { DraftDatabase } from './DraftDatabase';
import { isRecord } from './isDraft';
import { Plan } from './Plan';
import { createPageShelf, deviceShelf, type Held, type Shelf } from './shelves';
import { type Found, idOf, isVersion, readVersion, toRecord, type Version } from './Version';
import { hasPicture, withoutPicture } from './withoutPicture';

/** Adds to a plan in which all that lies under a key has been brought together. It may be asked again. */
type Step = (plan: Plan) => Promise<void>;
type Fit = (version: Version) => Version;

interface Job {
  readonly key: string;
  readonly step: Step;
  /** What the database had, where it could be read. */
  readonly known: Map<string, Found>;
  pictured: boolean;
}

interface Written {
  readonly where: 'device' | 'nowhere';
  readonly withoutPicture: boolean;
}

/** Where drafts are: in the database; what it does not take, in localStorage; the rest in the page's memory. */
export class DraftPlaces {
  private readonly page = createPageShelf();
  /** What the database could not delete yet: key -> id. */
  private readonly owed = new Map<string, string>();
  private readonly database: DraftDatabase;

  /**
   * @param changed called when something was written
   * @param whenLate called when the database opens after it was given up
   */
  constructor(
    private readonly changed: () => void,
    whenLate: () => void,
  ) {
    this.database = new DraftDatabase(whenLate);
  }

  /** Writes into the best place that takes it. Never rejects. */
  async write(key: string, step: Step): Promise<Written> {
    const job = jobOf(key, step);
    if ((await this.inDatabase(job)) || (await this.onShelf(deviceShelf, job))) {
      return { where: 'device', withoutPicture: false };
    }
    const bare = async () =>
      (await this.inDatabase(job, withoutPicture)) || (await this.onShelf(deviceShelf, job, withoutPicture));
    if (job.pictured && (await bare())) return { where: 'device', withoutPicture: true };
    await this.onShelf(this.page, job);
    return { where: 'nowhere', withoutPicture: false };
  }

  /** Never rejects: what cannot be deleted yet is deleted later, unless somebody has changed it by then. */
  async remove(key: string): Promise<void> {
    const job = jobOf(key, (plan) => plan.put(key, undefined));
    if (await this.inDatabase(job)) return;
    const standing = job.known.get(key);
    if (isVersion(standing)) this.owed.set(key, idOf(standing));
    if (!(await this.onShelf(deviceShelf, job))) await this.onShelf(this.page, job);
  }

  /** Puts a version at once where it is taken over from. Gives whether all of it could be put on the device. */
  putNow(slot: string, version: Version): boolean {
    const put = (fitting: Version) => {
      try {
        deviceShelf.put(new Map([[slot, fitting]]));
        return true;
      } catch {
        // Full or forbidden.
        return false;
      }
    };
    const all = put(version);
    if (!all) {
      if (hasPicture(version)) put(withoutPicture(version));
      this.page.put(new Map([[slot, version]]));
    }
    this.changed();
    return all;
  }

  /** What stands under a key, from wherever it is. */
  async get(key: string): Promise<Found> {
    await this.adopt();
    const plan = this.planOn((at) =>
      this.database.read((records) => records.get(at)).then(readVersion, () => undefined),
    );
    for (const other of this.waiting()) await plan.at(other);
    return plan.at(key);
  }

  /** All that can be read. */
  async list(): Promise<readonly Version[]> {
    await this.adopt();
    const records = await this.database.read((stored) => stored.getAll()).catch(() => []);
    const found = new Map<string, Found>();
    for (const record of records) if (isRecord(record)) found.set(String(record.key), readVersion(record));
    const plan = this.planOn((key) => Promise.resolve(found.get(key)));
    for (const key of this.waiting()) await plan.at(key);
    return [...new Map([...found, ...plan.all]).values()].filter(isVersion);
  }

  /** Takes over into the database what lies elsewhere, as far as it goes. */
  async adopt(): Promise<void> {
    for (const key of new Set([...this.waiting(), ...this.owed.keys()])) {
      if (!(await this.inDatabase(jobOf(key, () => undefined)))) return;
    }
  }

  private async inDatabase(job: Job, fit: Fit = whole): Promise<boolean> {
    try {
      const plan = await this.database.write(async (records) => {
        const read = async (key: string) => readVersion(await records.get(key));
        for (const [key, id] of this.owed) {
          const found = await read(key);
          if (isVersion(found) && idOf(found) === id) await records.delete(key);
        }
        const made = this.planOn(async (key) => {
          const found = await read(key);
          job.known.set(key, found);
          return found;
        });
        await this.fill(made, job);
        for (const [key, version] of made.all) {
          await (version ? records.put(toRecord(fit(version))) : records.delete(key));
        }
        return made;
      });
      this.owed.clear();
      this.written(plan, plan.taken, fit, []);
      return true;
    } catch {
      return false;
    }
  }

  private async onShelf(shelf: Shelf, job: Job, fit: Fit = whole): Promise<boolean> {
    const plan = this.planOn((key) => Promise.resolve(job.known.get(key)));
    await this.fill(plan, job);
    // What lies on the device is no safer in the page.
    const inPage = new Set(this.page.all().map(({ name }) => name));
    const taken = shelf === this.page ? plan.taken.filter(({ name }) => inPage.has(name)) : plan.taken;
    try {
      const names = shelf.put(new Map([...plan.all].map(([key, version]) => [key, version && fit(version)])));
      this.written(plan, taken, fit, names);
      return true;
    } catch {
      return false;
    }
  }

  private async fill(plan: Plan, job: Job): Promise<void> {
    await plan.at(job.key);
    await job.step(plan);
    job.pictured = [...plan.all.values()].some((version) => version && hasPicture(version));
  }

  /** What was brought together need not wait any more, but for pictures that did not fit. */
  private written(plan: Plan, taken: readonly Held[], fit: Fit, names: readonly string[]): void {
    const cut = [...plan.all].filter(([, version]) => version && fit(version) !== version);
    const standing = [...names, ...this.page.put(new Map(cut))];
    for (const { name, release } of taken) if (!standing.includes(name)) release();
    if (plan.all.size > 0) this.changed();
  }

  private planOn(read: (key: string) => Promise<Found>): Plan {
    return new Plan(read, () => this.held());
  }

  private waiting(): ReadonlySet<string> {
    return new Set(this.held().map(({ version }) => version.draft.key));
  }

  private held(): readonly Held[] {
    return [...deviceShelf.all(), ...this.page.all()];
  }
}

const whole: Fit = (version) => version;

function jobOf(key: string, step: (plan: Plan) => Promise<void> | void): Job {
  return { key, step: async (plan) => step(plan), known: new Map(), pictured: false };
}
