import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount, formatPercent } from './format';
import type { Part } from './Part';
import type { SitemapFigures } from './rehearseSitemaps';

const MINUTES_PER_DAY = 24 * 60;

/** Describes what the sitemap costs, and how old it is. */
export function describeSitemaps(figures: SitemapFigures): Part {
  const { first, changed, imported, everyMinutes, longestDelay, contained } = figures;
  const row = (name: string, { documentsRead, documentsWritten, files }: SitemapFigures['first']) => [
    name,
    formatCount(documentsRead),
    formatCount(documentsWritten),
    formatCount(files),
  ];
  // A run without changes reads an empty list of changes, which costs a read.
  const perDay = (ofRun: number) => (ofRun / changed.changes) * assumptions.publications;
  const reads = perDay(changed.documentsRead) + MINUTES_PER_DAY / everyMinutes;
  return {
    section: `## Sitemaps

A job writes the sitemap every ${everyMinutes} minutes. It contains ${formatPercent(contained)} of the public items. The longest time from a change
to the stored sitemap is ${longestDelay.toFixed(1)} minutes, and caches add up to 30 minutes. Requests read no documents.

${table(
  ['', 'documents read', 'documents written', 'files written'],
  [
    row('first run, over all items', first),
    row(`run after ${formatCount(changed.changes)} publications`, changed),
    row(`run after an import of ${formatCount(imported.rows)} rows`, imported),
  ],
)}

Both later rows include the notes that a trigger writes for each change. The job then deletes these notes. The deletions are not counted.`,
    charges: [
      { name: 'documents read for sitemaps', quantity: reads, price: 'firestoreReads' },
      { name: 'documents written for sitemaps', quantity: perDay(changed.documentsWritten), price: 'firestoreWrites' },
    ],
    uses: [{ name: 'sitemap after an import', quantity: imported.seconds, quota: 'scheduledTime' }],
    limits: {
      sitemaps: `${formatPercent(contained)} of the public items, by month, at most ${longestDelay.toFixed(1)} minutes after a change; requests read no documents`,
    },
  };
}
