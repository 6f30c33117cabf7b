import type { Connection } from '../client/connect';
import { queryDocuments } from '../client/documents';
import { marksCollection, toMarksParent } from './toMarkPath';

/**
 * The number of marks in a token. A commit may become visible after one that started later. The newest mark then stays
 * the same, but the second one changes.
 */
const tokenSize = 2;

const newestMarks = {
  from: [{ collectionId: marksCollection }],
  orderBy: [{ field: { fieldPath: 'updated_at' }, direction: 'DESCENDING' }],
  limit: tokenSize,
};

/** Reads a collection's change token, which each public change replaces. Resolves to an empty text before the first change. */
export async function readChangeToken(request: Connection, collection: string): Promise<string> {
  const { documents } = await queryDocuments(request, newestMarks, { parent: `/${toMarksParent(collection)}` });
  return documents
    .map(({ fields }) => (fields.updated_at instanceof Date ? fields.updated_at.toISOString() : ''))
    .join(' ');
}

/** Returns the time of the last change that a token records. */
export function toChangeTime(token: string): Date {
  const [newest = ''] = token.split(' ');
  return new Date(newest);
}
