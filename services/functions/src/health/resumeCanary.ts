import type { StoredFields } from '@adp/shared-data/administrator';
import { appHealth, appName, buildId } from '@adp/shared-data/app-health';
import * as v from 'valibot';
import type { Account } from '../accounts/accounts';
import type { ActionOptions } from '../actions/ActionContext';
import { ActionError } from '../actions/ActionError';
import { toComparisonPath } from './saveHealth';
import { stoppedPath, toStoppedList } from './updateAppHealth';

export const resumeInput = v.strictObject({ app: appName, build: buildId });

/**
 * Runs `resume-canary`: withdraws the stop of a canary (docs/decisions/178). Deletes its counts, because they would stop it
 * again. Rejects with `conflict` if the app has another canary.
 */
export async function resumeCanary(
  { app, build }: v.InferOutput<typeof resumeInput>,
  { uid }: Account,
  { administrator, now = Date.now }: ActionOptions,
): Promise<object> {
  const healthPath = `${appHealth.collection}/${app}`;
  const stored = await administrator.read([healthPath, stoppedPath]);
  const [health, stops] = [stored.get(healthPath), stored.get(stoppedPath)];
  const canary = health?.fields['canary'] as StoredFields | undefined;
  if (!health || canary?.['build'] !== build) throw new ActionError(409, 'conflict', `${app} has another canary.`);
  // The request was repeated after a lost response.
  if (canary['state'] !== 'stopped') return {};
  const stopped = toStoppedList(stops).filter((entry) => entry['app'] !== app || entry['build'] !== build);
  const at = new Date(now());
  await administrator.commit([
    {
      path: healthPath,
      fields: { canary: { build, state: 'measuring', visits: 0 } },
      mask: ['canary'],
      precondition: { updateTime: health.version },
    },
    {
      path: stoppedPath,
      fields: { stopped },
      times: ['changed_at'],
      precondition: stops ? { updateTime: stops.version } : { exists: false },
    },
    { path: toComparisonPath(app, build, 'canary'), deleted: true },
    { path: toComparisonPath(app, build, 'stable'), deleted: true },
    {
      path: `audit/settings_canaries_${app}_${at.getTime()}`,
      fields: {
        by: uid,
        at,
        collection: 'settings',
        item: 'canaries',
        title: `${app} ${build}`,
        to: 'measuring',
        from: 'stopped',
      },
      precondition: { exists: false },
    },
  ]);
  return {};
}
