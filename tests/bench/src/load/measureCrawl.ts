import { toTimes } from './arrivals';
import { sendAtTimes } from './sendAtTimes';

/** Pages per second that visitors request at random times. */
const VISITOR_RATE = 30;
/** URLs per second that a crawler requests. */
const CRAWL_RATE = 50;
/** The duration of a slice in seconds. Slices without and with a crawler alternate, so that other load affects both. */
const SLICE = 5;
const CONNECTIONS = 50;

interface CrawlOptions {
  readonly origin: string;
  /** Returns the path of the next page of a visitor. No cache contains it. */
  readonly toVisitorPath: () => string;
  /** The paths of all pages, which the crawler requests one after another. */
  readonly paths: readonly string[];
  /** The number of slices with, and of slices without, a crawler. */
  readonly slices: number;
}

/** Returns a row of a report: the latencies of visitors' pages without and with a crawler that walks all URLs. */
export async function measureCrawl({ origin, toVisitorPath, paths, slices }: CrawlOptions): Promise<readonly string[]> {
  let crawled = 0;
  let failed = 0;
  let refused = 0;
  const alone: number[][] = [];
  const together: number[][] = [];
  const visit = async (latencies: number[][]) => {
    const times = toTimes(VISITOR_RATE * SLICE, VISITOR_RATE, 'random');
    const outcome = await sendAtTimes({ origin, toPath: toVisitorPath, times, connections: CONNECTIONS });
    latencies.push([...outcome.latencies]);
    failed += outcome.failed;
  };
  const crawl = async () => {
    const outcome = await sendAtTimes({
      origin,
      toPath: () => paths[(crawled += 1) % paths.length] ?? '/',
      times: toTimes(CRAWL_RATE * SLICE, CRAWL_RATE, 'even'),
      connections: CONNECTIONS,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    refused += outcome.failed;
  };
  for (let slice = 0; slice < slices; slice += 1)
    for (const isCrawled of slice % 2 === 0 ? [false, true] : [true, false])
      await (isCrawled ? Promise.all([visit(together), crawl()]) : visit(alone));

  // The median over pairs of slices ignores slices in which the machine did other work.
  const ratio = (share: number) => {
    const ratios = together.map((latencies, slice) => at(latencies, share) / at(alone[slice] ?? [], share));
    return at(ratios, 0.5).toFixed(2);
  };
  return [
    `${paths.length} URLs, ${slices} slices of ${SLICE} s`,
    `${describe(alone.flat())}, ${describe(together.flat())}`,
    `${ratio(0.95)}, ${ratio(0.5)}`,
    `${((crawled - refused) / slices / SLICE).toFixed(1)} pages per second; ${refused} of ${crawled} refused`,
    String(failed),
  ];
}

const at = (latencies: readonly number[], share: number) =>
  latencies.toSorted((a, b) => a - b)[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;

const describe = (latencies: readonly number[]) =>
  `${at(latencies, 0.95).toFixed(1)} and ${at(latencies, 0.5).toFixed(1)} ms`;
