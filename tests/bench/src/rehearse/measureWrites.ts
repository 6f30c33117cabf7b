import type { World } from './createWorld';

/** Writes of a period, as Firestore charges and limits them. */
export interface Writes {
  readonly commits: number;
  readonly failedCommits: number;
  /** Size of the largest commit, in bytes. */
  readonly largestCommit: number;
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly indexEntriesWritten: number;
  /** Length of the period, in seconds. */
  readonly seconds: number;
  /** The document with the most writes: its path, and its writes per second in this period, or in a minute if it is shorter. */
  readonly hottest: HottestDocument;
}

/** The document with the most writes of a period, and its writes per second. */
export interface HottestDocument {
  readonly path: string;
  readonly perSecond: number;
}

type Fetch = World['fetchData'];

/** Measures the requests of `write`, which sends them with its argument. `write` must resolve to the length of the period, in seconds. */
export async function measureWrites(world: World, write: (fetch: Fetch) => Promise<number>): Promise<Writes> {
  let [commits, failedCommits, largestCommit] = [0, 0, 0];
  const fetch: Fetch = async (url, init) => {
    const response = await world.fetchData(url, init);
    if (!new URL(url).pathname.endsWith(':commit')) return response;
    commits += 1;
    if (!response.ok) failedCommits += 1;
    if (typeof init.body === 'string') largestCommit = Math.max(largestCommit, Buffer.byteLength(init.body));
    return response;
  };
  world.take();
  world.takeWrites();
  const seconds = await write(fetch);
  const { documentsRead, documentsWritten, indexEntriesWritten } = world.take();
  const hottest = findHottest(world.takeWrites(), Math.max(seconds, 60));
  return {
    commits,
    failedCommits,
    largestCommit,
    documentsRead,
    documentsWritten,
    indexEntriesWritten,
    seconds,
    hottest,
  };
}

/** Returns the document with the most writes. `seconds` is the length of the period. */
export function findHottest(writes: ReadonlyMap<string, number>, seconds: number): HottestDocument {
  const [path, count] = [...writes].reduce((max, next) => (next[1] > max[1] ? next : max), ['', 0]);
  return { path, perSecond: count / seconds };
}
