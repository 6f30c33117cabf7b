import type { Administrator } from '@adp/shared-data/administrator';
import { programmeDrafts } from '@adp/shared-data/programme-page';
import { isAtLeast } from '@adp/shared-data/roles';
import { getText } from '../background/events';
import { toUnscheduled } from '../background/publishProgrammes';
import type { Account } from './accounts';

/**
 * Unschedules a member's drafts of pages that the member may no longer edit, and keeps them for other editors. Rejects if
 * one has changed.
 */
export async function unscheduleDrafts(
  { uid, role, programmes }: Pick<Account, 'uid' | 'role' | 'programmes'>,
  { find, commit }: Pick<Administrator, 'find' | 'commit'>,
): Promise<void> {
  if (isAtLeast(role, 'administrator')) return;
  const drafts = await find(programmeDrafts.collection, 'updated_by', [uid]);
  const planned = drafts.filter(
    ({ fields }) => 'publish_at' in fields && !programmes.includes(getText(fields, 'programme')),
  );
  if (planned.length > 0) await commit(planned.map(toUnscheduled));
}
