import * as v from 'valibot';
import type { FirestoreClient } from '../client/FirestoreClient';
import { requireItem } from '../client/requireItem';
import { createParser } from '../kinds/readWith';
import { runQuery } from './reviewQueries';

const readUsageDocument = createParser(
  v.object({ month: v.string(), programme: v.string(), countries: v.record(v.string(), v.number()) }),
);

/** The page views of a programme in a month, by country. Contains no data about readers. */
export interface ProgrammeUsage {
  readonly programme: string;
  readonly countries: Readonly<Record<string, number>>;
}

/** Reads the usage in a month, such as `2026-11`. Requires an administrator. */
export async function readUsage(
  client: Pick<FirestoreClient, 'request' | 'root'>,
  month: string,
): Promise<readonly ProgrammeUsage[]> {
  const order = { field: '__name__', direction: 'ASCENDING' } as const;
  const { rows } = await runQuery(client, { collection: 'usage', where: [['month', 'EQUAL', month]], order });
  return rows.map(({ id, fields }) => requireItem(readUsageDocument(id, fields)));
}
