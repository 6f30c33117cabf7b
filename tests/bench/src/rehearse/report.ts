import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { ceilings } from './ceilings';
import type { Quantities, Totals } from './createWorld';
import prices from './prices.json';
import quotas from './quotas.json';
import type { OutageMinute } from './rehearseOutage';
import type { Burst } from './rehearseWrites';

/** Pages per second that one core renders, from the load test (docs/benchmark.md). */
const PAGES_PER_CORE = 165;
/** Compressed size of the code that a new visitor's first page loads, in bytes, from the budgets (tests/e2e). */
const CODE_BYTES = 145_000;

export interface Rehearsal {
  readonly machine: string;
  readonly items: number;
  readonly hours: readonly number[];
  readonly warmUp: number;
  readonly day: Totals;
  readonly busiest: Quantities;
  readonly outage: readonly OutageMinute[];
  readonly conference: Burst;
  readonly publications: Burst;
}

const count = (value: number) => Math.round(value).toLocaleString('en');
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const megabytes = (bytes: number) => `${count(bytes / 1e6)} MB`;
const dollars = (value: number) => value.toFixed(2);

/** Returns the document `docs/scale.md`. Every figure is from the rehearsal, the assumptions or the price list. */
export function writeReport(rehearsal: Rehearsal): string {
  return [
    describeMethod(rehearsal),
    describeDay(rehearsal),
    describeCost(rehearsal),
    describeBursts(rehearsal),
    describeOutage(rehearsal),
    describeCeilings(),
  ]
    .join('\n\n')
    .concat('\n');
}

function describeMethod({ machine, items, hours, warmUp }: Rehearsal): string {
  return `# A day with one million visits

\`npm run rehearse\` wrote this page. It simulates a day with ${count(assumptions.visits)} visits on the real server code, render
processes and rules, with ${count(items)} items in the local Firestore. The clock is virtual.

- ${machine}.
- One minute is measured in each of ${hours.length} hours of the day, after ${warmUp} minutes in which caches fill. Each minute stands for
  an equal part of the day's visits. Caches that store responses for longer than the warm-up would read less.
- One server instance and ${assumptions.cdnPlaces} places of the CDN are simulated. Further instances read the same change tokens and lists again.
- A visit has ${assumptions.pagesPerVisit} pages. The first one arrives as HTML, the others as data. The popularity of items follows Zipf's law with exponent
  ${assumptions.exponent}. Crawlers request ${percent(assumptions.crawlerShare)} of the pages, at random from all items in five languages. All these numbers are assumptions
  (\`tests/bench/src/rehearse/assumptions.ts\`).
- The lane for crawlers pauses in real time, so crawlers get more pages here than in production.
- The rehearsal does not show the real CDN, cold starts, network times, signed-in members' own data, and search.`;
}

function describeDay({ day, busiest }: Rehearsal): string {
  const row = (name: string, pick: (quantities: Totals) => string) => [name, pick(day), pick(busiest)];
  return `## Quantities

${table(
  ['', 'day', 'busiest measured minute'],
  [
    row('pages as HTML', ({ pages }) => count(pages)),
    row('… that reached the server', ({ pagesAtServer }) => count(pagesAtServer)),
    row('… that were rendered', ({ renderings }) => count(renderings)),
    row('responses with data', ({ data }) => count(data)),
    row('… that reached the server', ({ dataAtServer }) => count(dataAtServer)),
    row('documents read', ({ documentsRead }) => count(documentsRead)),
    row('documents read per 1,000 pages and responses', (all) =>
      ((all.documentsRead * 1000) / (all.pages + all.data)).toFixed(1),
    ),
    row('bytes of HTML', ({ pageBytes }) => megabytes(pageBytes)),
    row('bytes of data', ({ dataBytes }) => megabytes(dataBytes)),
  ],
)}

At ${PAGES_PER_CORE} pages per second and core (docs/benchmark.md), the busiest measured minute needs ${(busiest.renderings / 60 / PAGES_PER_CORE).toFixed(2)} cores for rendering.`;
}

function describeCost({ day, conference, publications }: Rehearsal): string {
  const seconds = day.renderings / PAGES_PER_CORE;
  const bytes = day.pageBytes + day.dataBytes + assumptions.visits * assumptions.newVisitorShare * CODE_BYTES;
  const countWrites = (operations: number, burst: Burst) => (operations * burst.documentsWritten) / burst.operations;
  const writes =
    countWrites(assumptions.publications, publications) + countWrites(assumptions.profileChanges, conference);
  const lines = [
    ['documents read', day.documentsRead, prices.firestoreReads],
    ['documents written by members', writes, prices.firestoreWrites],
    ['bytes sent by Hosting, with the code for new visitors', bytes, prices.hostingTransfer],
    ['requests to the server', day.pagesAtServer + day.dataAtServer, prices.runRequests],
    ['processor time of rendering, in seconds', seconds, prices.runProcessor],
    ['memory of rendering at 0.5 GiB, in GiB seconds', seconds / 2, prices.runMemory],
  ] as const;
  const rows = lines.map(([name, quantity, { price, per, unit, source }]) => {
    const cost = (quantity / per) * price;
    return [name, count(quantity), `${price} per ${count(per)} ${unit}`, dollars(cost), dollars(cost * 30), source];
  });
  const total = lines.reduce((sum, [, quantity, { price, per }]) => sum + (quantity / per) * price, 0);
  return `## Cost

In ${prices.currency}, as of ${prices.asOf}. ${prices.note}

${table(['', 'quantity per day', 'price', 'per day', 'per 30 days', 'source'], [...rows, ['sum', '', '', dollars(total), dollars(total * 30), '']])}

Without billing, a project may read ${count(quotas.freeReads.limit)} and write ${count(quotas.freeWrites.limit)} documents per day (${quotas.freeReads.source}). This day
reads ${(day.documentsRead / quotas.freeReads.limit).toFixed(0)} times and writes ${(writes / quotas.freeWrites.limit).toFixed(1)} times as many.`;
}

function describeBursts({ conference, publications }: Rehearsal): string {
  const row = (name: string, { operations, documentsWritten, documentsRead, hottest }: Burst) => [
    name,
    count(operations),
    count(documentsWritten),
    count(documentsRead),
    `\`${hottest.path}\``,
    hottest.perSecond.toFixed(2),
  ];
  return `## Writes within one minute

Firestore accepts about ${quotas.documentWrites.limit} sustained write per second of one document (${quotas.documentWrites.source}).

${table(
  ['', 'operations', 'documents written', 'documents read', 'document with the most writes', 'its writes per second'],
  [row('profiles changed at a conference', conference), row('articles published', publications)],
)}`;
}

function describeOutage({ outage }: Rehearsal): string {
  return `## One hour without the data service

The data service fails for 60 minutes in the busiest hour. The clock jumps between the measured minutes, so the CDN stores
no pages in between.

${table(
  ['minute of the outage', 'responses with content'],
  outage.map(({ minute, answered }) => [minute < 60 ? String(minute) : 'one minute after its end', percent(answered)]),
)}`;
}

function describeCeilings(): string {
  const rows = ceilings.map(({ part, before, now, source }) => [
    part,
    before,
    now,
    source === '' ? '' : `[${source.slice(0, 3)}](decisions/${source}.md)`,
  ]);
  return `## Limits of size, before and now

These figures are from the decision records. The rehearsal does not measure them again.

${table(['part', 'before', 'now', 'record'], rows)}`;
}
