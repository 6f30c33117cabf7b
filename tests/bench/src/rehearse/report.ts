import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { type Ceiling, ceilings } from './ceilings';
import { formatCount, formatPercent } from './format';
import type { Charge, Part, Use } from './Part';
import prices from './prices.json';
import quotas from './quotas.json';

export interface Method {
  readonly machine: string;
  readonly items: number;
  readonly hours: readonly number[];
  readonly warmUp: number;
}

const formatMoney = (value: number) => value.toFixed(2);

/** Returns the document `docs/scale.md`. Every figure is from the rehearsal, the assumptions or the price list. */
export function writeReport(method: Method, parts: readonly Part[]): string {
  return [
    describeMethod(method),
    ...parts.map(({ section }) => section),
    describeCost(parts.flatMap(({ charges = [] }) => charges)),
    describeMargins(parts.flatMap(({ uses = [] }) => uses)),
    describeCeilings(parts),
  ]
    .join('\n\n')
    .concat('\n');
}

function describeMethod({ machine, items, hours, warmUp }: Method): string {
  return `# A day with one million visits

\`npm run rehearse\` wrote this page. It simulates a day with ${formatCount(assumptions.visits)} visits on the real server code, render
processes and rules, with ${formatCount(items)} items in the local Firestore. The clock is virtual.

- ${machine}.
- One minute is measured in each of ${hours.length} hours of the day, after ${warmUp} minutes in which caches fill. Each minute represents
  an equal part of the day's visits. Some caches store responses for longer than the warm-up, so production reads slightly less.
- One server instance and ${assumptions.cdnPlaces} CDN locations are simulated. Each further instance would read the same change tokens and lists again.
- A visit has ${assumptions.pagesPerVisit} pages. The first one arrives as HTML, the others as data. The popularity of items follows Zipf's law with exponent
  ${assumptions.exponent}. Crawlers request ${formatPercent(assumptions.crawlerShare)} of the pages, at random from all items in five languages. All these numbers are assumptions
  (\`tests/bench/src/rehearse/assumptions.ts\`).
- The lane for crawlers pauses in real time, so crawlers get more pages here than in production.
- The rehearsal does not cover the real CDN, cold starts or network times.`;
}

function describeCost(charges: readonly Charge[]): string {
  const costs = charges.map(({ name, quantity, price }) => {
    const { price: amount, per, unit, source } = prices[price];
    const perDay = (quantity / per) * amount;
    return {
      perDay,
      row: [name, formatCount(quantity), `${amount} per ${formatCount(per)} ${unit}`, ...toPeriods(perDay), source],
    };
  });
  const total = costs.reduce((sum, { perDay }) => sum + perDay, 0);
  return `## Cost

In ${prices.currency}, as of ${prices.asOf}. ${prices.note}

${table(
  ['', 'quantity per day', 'price', 'per day', 'per 30 days', 'source'],
  [...costs.map(({ row }) => row), ['sum', '', '', ...toPeriods(total), '']],
)}`;
}

const toPeriods = (perDay: number) => [formatMoney(perDay), formatMoney(perDay * 30)];

/** Describes how close the day comes to every limit of the services. The first row breaks first. */
function describeMargins(uses: readonly Use[]): string {
  const rows = uses
    .map((use) => ({ ...use, ...quotas[use.quota] }))
    .sort((a, b) => b.quantity / b.limit - a.quantity / a.limit)
    .map(({ name, quantity, limit, unit, source }) => [
      name,
      formatQuantity(quantity),
      `${formatCount(limit)} ${unit}`,
      formatPercent(quantity / limit),
      source,
    ]);
  return `## Limits of the services: what breaks first

The closest limit comes first. Above 100 %, the service refuses or delays requests. The limits "without billing" do not apply to
a project with billing.

${table(['', 'this day', 'limit', 'used', 'source'], rows)}`;
}

const formatQuantity = (value: number) => (value < 10 ? String(Number(value.toFixed(2))) : formatCount(value));

function describeCeilings(parts: readonly Part[]): string {
  const measured = new Map(
    parts.flatMap(({ limits = {}, measuredIn = 'this run' }) =>
      Object.entries(limits).map(([part, limit]) => [part, { limit, measuredIn }] as const),
    ),
  );
  const rows = Object.entries<Ceiling>(ceilings).map(([part, { before, now, source }]) => {
    const measurement = measured.get(part);
    return [
      part,
      before,
      measurement?.limit ?? now ?? 'not measured in this run',
      measurement?.measuredIn ?? 'record',
      `[${source.slice(0, 3)}](decisions/${source}.md)`,
    ];
  });
  return `## Limits of size, before and now

The figures in the column "before" were measured or estimated before the change. Those marked "record" are from the decision records.

${table(['part', 'before', 'now', 'measured in', 'record'], rows)}`;
}
