import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount } from './format';
import type { Part } from './Part';
import quotas from './quotas.json';
import type { Burst } from './rehearseWrites';

/** Describes many writes within a short time, and the document that they write most often. */
export function describeBursts(conference: Burst, publications: Burst): Part {
  const row = (name: string, { operations, documentsWritten, documentsRead, hottest }: Burst) => [
    name,
    formatCount(operations),
    formatCount(documentsWritten),
    formatCount(documentsRead),
    `\`${hottest.path}\``,
    hottest.perSecond.toFixed(2),
  ];
  const countWrites = (operations: number, burst: Burst) => (operations * burst.documentsWritten) / burst.operations;
  const writes =
    countWrites(assumptions.publications, publications) + countWrites(assumptions.profileChanges, conference);
  return {
    section: `## Writes within one minute

Firestore accepts about ${quotas.documentWrites.limit} sustained write per second of one document (${quotas.documentWrites.source}).

${table(
  ['', 'operations', 'documents written', 'documents read', 'document with the most writes', 'its writes per second'],
  [row('profiles changed at a conference', conference), row('articles published', publications)],
)}`,
    charges: [{ name: 'documents written by members', quantity: writes, price: 'firestoreWrites' }],
    uses: [
      { name: 'documents written by members', quantity: writes, quota: 'freeWrites' },
      {
        name: 'a document at a conference',
        quantity: conference.hottest.perSecond,
        quota: 'documentWrites',
      },
      {
        name: 'a document while articles are published',
        quantity: publications.hottest.perSecond,
        quota: 'documentWrites',
      },
    ],
  };
}
