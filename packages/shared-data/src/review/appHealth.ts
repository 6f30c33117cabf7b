import { appHealth, type AppHealth, shellName } from '../app-health';
import { DataError } from '../client/DataError';
import type { FirestoreClient } from '../client/FirestoreClient';
import { runQuery } from './reviewQueries';

/** Reads the published health of all apps: first the shell, then the apps by name. */
export async function readAppHealth(client: Pick<FirestoreClient, 'request' | 'root'>): Promise<readonly AppHealth[]> {
  const order = { field: '__name__', direction: 'ASCENDING' } as const;
  const { rows } = await runQuery(client, { collection: appHealth.collection, where: [], order });
  const apps = rows.map(({ id, fields }) => {
    const reading = appHealth.readItem(id, fields);
    if ('invalidFields' in reading) throw new DataError('unreadable', { fields: reading.invalidFields });
    return reading.item;
  });
  const isShell = ({ app }: AppHealth) => app === shellName;
  return [...apps.filter(isShell), ...apps.filter((app) => !isShell(app))];
}
