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
  const title = entry.title ?? text('audit.untitled');
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
