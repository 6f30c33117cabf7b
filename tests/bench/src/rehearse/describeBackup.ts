import { table } from '../report/tables';
import { formatCount, formatMegabytes } from './format';
import type { Part } from './Part';
import type { Backup, Transfer } from './rehearseBackup';

/** A rehearsed backup, with the machine on which it was measured. */
export interface MeasuredBackup extends Backup {
  /** Date, machine and load. */
  readonly machine: string;
  /** Maximum heap of an export or a restore, in megabytes. */
  readonly heap: number;
}

/** Number of backups that docs/operations.md schedules: daily ones for 14 days, and weekly ones for 14 weeks. */
const BACKUPS = 28;
/** Number of weekly exports in a bucket that stores each for 28 days. */
const EXPORTS = 4;

/** Describes an export, a restore, and their cost in production. */
export function describeBackup({ machine, heap, documents, collections, bytes, ...backup }: MeasuredBackup): Part {
  const row = (name: string, { seconds, memory, documentsRead, documentsWritten, commits }: Transfer) => [
    name,
    `${formatCount(seconds)} s`,
    formatMegabytes(memory),
    formatCount(documentsRead),
    formatCount(documentsWritten),
    formatCount(commits),
  ];
  const size = bytes / 2 ** 30;
  return {
    section: `## Backup and restore

\`npm run rehearse:backup\` measured these figures in a run of its own, because it takes longer than the rehearsed day.
${machine}.

Our commands exported ${formatCount(documents)} documents (${formatMegabytes(bytes)} of JSON Lines, ${collections} collections) from the local
Firestore, and restored them into an empty one. The number of documents in each collection and the checksum of all
documents were then equal. Each command ran in its own process with a heap of at most ${heap} MB. A restore
reads one document to find out whether the project is empty, and the documents of commits that it retries. A real
project adds network times, and Firestore limits the writes per second of new collections.

${table(
  ['', 'duration', 'largest memory', 'documents read', 'documents written', 'commits'],
  [
    row('export', backup.export),
    row('restore', backup.restore),
    row('restore that resumes although all documents exist', backup.comparison),
  ],
)}

[Cost](#cost) includes Firestore's own backups and a weekly export to a bucket ([operations.md](operations.md#scheduled-backups)),
with ${size.toFixed(1)} GiB each.`,
    charges: [
      { name: 'documents read by a weekly export', quantity: documents / 7, price: 'firestoreReads' },
      { name: `${BACKUPS} backups of the data service, in GiB`, quantity: BACKUPS * size, price: 'firestoreBackups' },
      { name: `${EXPORTS} exports in a bucket, in GiB`, quantity: EXPORTS * size, price: 'storage' },
    ],
    limits: {
      'export and restore': `${formatCount(documents)} documents: exported in ${formatCount(backup.export.seconds)} s with ${formatMegabytes(backup.export.memory)}, restored in ${formatCount(backup.restore.seconds)} s with ${formatMegabytes(backup.restore.memory)}`,
    },
    measuredIn: `run of ${machine.slice(0, 10)}`,
  };
}
