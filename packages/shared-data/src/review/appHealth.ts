import { appHealth, type AppHealth, shellName } from '../app-health';
import { runForMember } from '../client/callForMember';
import type { DataOptions } from '../client/connect';
import type { FirestoreClient } from '../client/FirestoreClient';
import { requireItem } from '../client/requireItem';
import { runQuery } from './reviewQueries';

/** Reads the published health of all apps: first the shell, then the apps by name. */
export async function readAppHealth(client: Pick<FirestoreClient, 'request' | 'root'>): Promise<readonly AppHealth[]> {
  const order = { field: '__name__', direction: 'ASCENDING' } as const;
  const { rows } = await runQuery(client, { collection: appHealth.collection, where: [], order });
  const apps = rows.map(({ id, fields }) => requireItem(appHealth.readItem(id, fields)));
  const isShell = ({ app }: AppHealth) => app === shellName;
  return [...apps.filter(isShell), ...apps.filter((app) => !isShell(app))];
}

/** A canary of an app, by its build. */
export interface CanaryKey {
  readonly app: string;
  readonly build: string;
}

/** Withdraws the stop of a canary. Requires an administrator. Rejects with `conflict` if the app has another canary now. */
export async function resumeCanary(canary: CanaryKey, options: DataOptions): Promise<void> {
  await runForMember('resume-canary', canary, options);
}
