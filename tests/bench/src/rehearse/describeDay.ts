import { PAGES_PER_CORE } from '../load/goals';
import { table } from '../report/tables';
import { assumptions } from './assumptions';
import type { Quantities, Totals } from './createWorld';
import { formatCount, formatMegabytes } from './format';
import type { Part } from './Part';

/** Compressed size of the code that a new visitor's first page loads, in bytes, from the budgets (tests/e2e). */
const CODE_BYTES = 145_000;

/** Describes the pages and data of the whole day, and of its busiest measured minute. */
export function describeDay(day: Totals, busiest: Quantities): Part {
  const row = (name: string, pick: (quantities: Totals) => string) => [name, pick(day), pick(busiest)];
  const seconds = day.renderings / PAGES_PER_CORE;
  return {
    section: `## Quantities

${table(
  ['', 'day', 'busiest measured minute'],
  [
    row('pages as HTML', ({ pages }) => formatCount(pages)),
    row('… that reached the server', ({ pagesAtServer }) => formatCount(pagesAtServer)),
    row('… that were rendered', ({ renderings }) => formatCount(renderings)),
    row('responses with data', ({ data }) => formatCount(data)),
    row('… that reached the server', ({ dataAtServer }) => formatCount(dataAtServer)),
    row('documents read', ({ documentsRead }) => formatCount(documentsRead)),
    row('documents read per 1,000 pages and responses', (all) =>
      ((all.documentsRead * 1000) / (all.pages + all.data)).toFixed(1),
    ),
    row('bytes of HTML', ({ pageBytes }) => formatMegabytes(pageBytes)),
    row('bytes of data', ({ dataBytes }) => formatMegabytes(dataBytes)),
  ],
)}

At the goal of ${PAGES_PER_CORE} pages per second and core (docs/benchmark.md), the busiest measured minute needs ${(busiest.renderings / 60 / PAGES_PER_CORE).toFixed(2)} cores for rendering.`,
    charges: [
      { name: 'documents read for pages', quantity: day.documentsRead, price: 'firestoreReads' },
      { name: 'bytes of pages and data', quantity: day.pageBytes + day.dataBytes, price: 'hostingTransfer' },
      {
        name: 'bytes of code for new visitors',
        quantity: assumptions.visits * assumptions.newVisitorShare * CODE_BYTES,
        price: 'hostingTransfer',
      },
      { name: 'requests to the server', quantity: day.pagesAtServer + day.dataAtServer, price: 'runRequests' },
      { name: 'processor time of rendering', quantity: seconds, price: 'runProcessor' },
      { name: 'memory of rendering at 0.5 GiB', quantity: seconds / 2, price: 'runMemory' },
    ],
    uses: [{ name: 'documents read for pages', quantity: day.documentsRead, quota: 'freeReads' }],
  };
}
