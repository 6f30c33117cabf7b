import type { Administrator } from '@adp/shared-data/administrator';
import { type DocumentEvent, getText, getTime, readEvent } from './events';
import { commitOnce } from './notifications';

/** Handles writes of `settings/publishing`: writes an audit entry for each change (docs/decisions/086). */
export async function logSettings(event: DocumentEvent, administrator: Administrator): Promise<void> {
  const { before, after } = readEvent(event);
  const changedAt = getTime(before, 'changed_at');
  const [from, to] = [before, after].map(({ approvals }) =>
    approvals === undefined ? 'off' : JSON.stringify(approvals),
  );
  if (from === to) return;
  // The action has already written the audit entry, with the reason, in the same commit as the change.
  const logged = getText(after, 'log_entry');
  if (logged && logged !== getText(before, 'log_entry')) return;
  await commitOnce(
    {
      // The action uses the same id for a deletion, so only a deletion in the project's console adds an entry here.
      path: `audit/settings_publishing_${to === 'off' && changedAt ? `off_${changedAt.getTime()}` : toMicroseconds(event.time)}`,
      fields: {
        collection: 'settings',
        item: 'publishing',
        title: 'publishing',
        from,
        to,
        // The event of a deletion does not contain the member who made it.
        by: getText(after, 'changed_by') || 'unknown',
        at: new Date(event.time),
      },
      precondition: { exists: false },
    },
    administrator,
  );
}

/** Returns a time in microseconds, which distinguishes changes within the same millisecond. */
function toMicroseconds(time: string): string {
  const fraction = (/\.(\d+)/.exec(time)?.[1] ?? '').padEnd(6, '0').slice(0, 6);
  return `${Math.floor(Date.parse(time) / 1000)}${fraction}`;
}
