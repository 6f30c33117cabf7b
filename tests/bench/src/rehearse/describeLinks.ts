import { table } from '../report/tables';
import { formatCount, formatPercent } from './format';
import { network } from './createVirtualFetch';
import type { Part } from './Part';
import type { LinkFigures } from './rehearseLinks';

/** Describes how often links are checked, and what the checks cost. */
export function describeLinks(figures: LinkFigures): Part {
  const { items, opportunities, runs, daysForOpen, daysForAll, longestRun } = figures;
  const days = (value: number) => value.toFixed(1);
  return {
    section: `## Link checks

The link checker ran every hour of the virtual clock, ${formatCount(runs)} times. Open opportunities are checked again after three days at the earliest.
${formatPercent(network.deadHosts)} of the hosts do not respond, ${formatPercent(network.missingPages)} of the pages are missing, and a response takes ${network.response} ms on average.

${table(
  ['', 'measured'],
  [
    [`days until the open ones among ${formatCount(opportunities)} opportunities are checked`, days(daysForOpen)],
    [`days until all ${formatCount(items)} items are checked, extrapolated from the measured runs`, days(daysForAll)],
    ['links checked per day', formatCount(figures.linksPerDay)],
    ['requests to other hosts per day', formatCount(figures.requestsPerDay)],
    ['documents read per day', formatCount(figures.documentsReadPerDay)],
    ['documents written per day', formatCount(figures.documentsWrittenPerDay)],
    ['longest run, in minutes', longestRun.toFixed(1)],
  ],
)}

If all items were opportunities, a cycle of open opportunities would take 6 days.`,
    charges: [
      { name: 'documents read for link checks', quantity: figures.documentsReadPerDay, price: 'firestoreReads' },
      { name: 'documents written for link checks', quantity: figures.documentsWrittenPerDay, price: 'firestoreWrites' },
    ],
    uses: [{ name: 'longest run of the link checker', quantity: longestRun * 60, quota: 'scheduledTime' }],
    limits: {
      'link checks': `open opportunities every ${days(Math.max(3, daysForOpen))} days, all others every ${days(daysForAll)} days, with ${formatCount(items)} items`,
    },
  };
}
