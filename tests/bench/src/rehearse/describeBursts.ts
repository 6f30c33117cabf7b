import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount } from './format';
import type { Writes } from './measureWrites';
import type { Part } from './Part';
import quotas from './quotas.json';
import type { ImportResult } from './rehearseImport';
import type { Bursts } from './rehearseWrites';

/** Describes many writes within a short time, the document with the most writes, and what readers read around an import. */
export function describeBursts({ conference, publications, edits }: Bursts, imported: ImportResult): Part {
  const bursts = [
    { name: 'profiles changed at a conference', operations: conference.operations, writes: conference },
    { name: 'articles published', operations: publications.operations, writes: publications },
    { name: 'articles changed', operations: edits.operations, writes: edits },
    { name: 'rows imported', operations: imported.rows, writes: imported },
  ];
  const perDay = (operations: number, writes: Writes, amount: number) =>
    (amount * writes.documentsWritten) / operations;
  const byMembers =
    perDay(publications.operations, publications, assumptions.publications) +
    perDay(edits.operations, edits, assumptions.edits) +
    perDay(conference.operations, conference, assumptions.profileChanges);
  const byImports = perDay(imported.rows, imported, assumptions.importedRows);
  const failed = bursts.reduce((sum, { writes }) => sum + writes.failedCommits, 0);
  const hottest = Math.max(...bursts.map(({ writes }) => writes.hottest.perSecond));
  const rate = (operations: number, { seconds }: Writes) => (operations / seconds).toFixed(0);
  const { before, after } = imported;
  return {
    section: `## Many writes at once

Firestore accepts about ${quotas.documentWrites.limit} sustained write per second of one document (${quotas.documentWrites.source}).
The local Firestore refuses commits that exceed this rate after a burst of ten. The import runs the command \`npm run import\`
at ${assumptions.importedRowsPerSecond} rows per second.

${table(
  [
    '',
    'operations',
    'seconds',
    'commits',
    'failed commits',
    'documents written',
    'index entries written',
    'documents read',
    'document with the most writes',
    'its writes per second',
  ],
  bursts.map(({ name, operations, writes }) => [
    name,
    formatCount(operations),
    formatCount(writes.seconds),
    formatCount(writes.commits),
    formatCount(writes.failedCommits),
    formatCount(writes.documentsWritten),
    formatCount(writes.indexEntriesWritten),
    formatCount(writes.documentsRead),
    `\`${writes.hottest.path}\``,
    writes.hottest.perSecond.toFixed(3),
  ]),
)}

Background work after these writes is not included. The import changes lists that readers see. These are the minutes before and
after it, at the rate of visits at 23:00 UTC:

${table(
  ['', 'minute before', 'minute after'],
  [
    ['pages and responses', formatCount(before.pages + before.data), formatCount(after.pages + after.data)],
    ['documents read', formatCount(before.documentsRead), formatCount(after.documentsRead)],
    ['documents read per 1,000 pages and responses', toShare(before), toShare(after)],
  ],
)}`,
    charges: [
      { name: 'documents written by members', quantity: byMembers, price: 'firestoreWrites' },
      { name: 'documents written by an import', quantity: byImports, price: 'firestoreWrites' },
    ],
    uses: [
      { name: 'documents written by members and an import', quantity: byMembers + byImports, quota: 'freeWrites' },
      { name: 'the document with the most writes', quantity: hottest, quota: 'documentWrites' },
      {
        name: 'imported rows, whose dates are indexed',
        quantity: imported.rows / imported.seconds,
        quota: 'sequentialWrites',
      },
      { name: 'the largest commit of an import', quantity: imported.largestCommit, quota: 'requestBytes' },
    ],
    limits: {
      'change marks': `${formatCount(failed)} failed commits with ${rate(publications.operations, publications)} publications or ${rate(imported.rows, imported)} imported rows per second; at most ${hottest.toFixed(3)} writes per second of one document`,
    },
  };
}

const toShare = ({ documentsRead, pages, data }: ImportResult['before']) =>
  ((documentsRead * 1_000) / (pages + data)).toFixed(1);
