import { type AuditEntry, toReviewedKind } from '@adp/shared-data/review';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import styles from './AuditLogPage.module.css';

/** One decision. */
export function AuditRow({ entry, uid }: { readonly entry: AuditEntry; readonly uid: string }) {
  const text = useText();
  const { by, at, collection, item, from, to, reason } = entry;
  const title = useTitle(entry);
  const toState = (state = '') => (isMessageId(`state.${state}`) ? text(`state.${state as 'draft'}`) : isolate(state));
  return (
    <li className={styles['entry']}>
      <p className={styles['title']} dir="auto">
        {item && toReviewedKind(collection) ? <Link to={itemPath(String(collection), item)}>{title}</Link> : title}
      </p>
      <p>{text('audit.step', { from: toState(from), to: toState(to) })}</p>
      {reason ? <p className={styles['reason']}>{text('audit.reason', { reason: isolate(reason) })}</p> : null}
      <p className={styles['quiet']}>
        <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>{' '}
        <span translate="no">{by === uid ? text('audit.byMe') : text('audit.by', { uid: isolate(by) })}</span>
      </p>
    </li>
  );
}

/** What an entry is about: an item, a report or an appeal by the item's title, a member by the username. */
function useTitle({ collection, title = '', report, appeal }: AuditEntry): string {
  const text = useText();
  if (collection === 'settings') return text('nav.settings');
  if (collection === 'imports') return text('audit.import', { title: isolate(title) });
  if (collection === 'users') return text('audit.role', { member: isolate(title) });
  if (report !== undefined) return text('audit.report', { title: isolate(title) });
  if (appeal !== undefined) return text('audit.appeal', { title: isolate(title) });
  return title || text('audit.untitled');
}
