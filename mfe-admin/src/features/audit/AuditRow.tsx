import { type AuditEntry, type AuditPage, toReviewedKind } from '@adp/shared-data/review';
import { parseGrant } from '@adp/shared-data/roles';
import { formatDateTime, isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { itemPath, profilePath } from '../../paths';
import { isMessageId, useText } from '../../text';
import list from '../../components/List.module.css';
import styles from './AuditLogPage.module.css';

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly uid: string;
  readonly names: AuditPage['names'];
}

export function AuditRow({ entry, uid, names }: AuditRowProps) {
  const text = useText();
  const { at, collection, item, reason, approvals = 0 } = entry;
  const member = collection === 'users' || collection === 'profile_removals' ? names[item ?? ''] : undefined;
  const title = useTitle(entry);
  const step = useStep(entry);
  return (
    <tr>
      <td className={styles['at']}>
        <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      </td>
      <th scope="row" className={styles['title']} dir="auto">
        {item && toReviewedKind(collection) ? <Link to={itemPath(String(collection), item)}>{title}</Link> : null}
        {member ? <Link to={profilePath(member.username)}>{title}</Link> : null}
        {member || toReviewedKind(collection) ? null : <span>{title}</span>}
      </th>
      <td>
        <p>{step}</p>
        {approvals > 0 ? <p>{text('audit.approvals', { count: approvals })}</p> : null}
        {reason ? <p className={list['written']}>{text('audit.reason', { reason: isolate(reason) })}</p> : null}
      </td>
      <td>
        <DecidedBy uid={entry.by} isMe={entry.by === uid} member={names[entry.by]} />
      </td>
    </tr>
  );
}

function DecidedBy({
  uid,
  isMe,
  member,
}: {
  uid: string;
  isMe: boolean;
  member: AuditPage['names'][string] | undefined;
}) {
  const text = useText();
  if (isMe) return <span>{text('audit.byMe')}</span>;
  if (uid === 'unknown') return <span>{text('audit.byNobody')}</span>;
  if (!member) return <span translate="no">{uid}</span>;
  return (
    <Link to={profilePath(member.username)} dir="auto">
      {member.name}
    </Link>
  );
}

function useStep({ collection, item, from = '', to = '' }: AuditEntry): string {
  const text = useText();
  if (isList(collection, item)) return text('audit.entries', { from, to });
  if (isCanary(collection, item)) return text('audit.canaryResumed');
  if (collection === 'imports') return text('audit.imported', { from, to, format: from.toUpperCase() });
  if (collection === 'settings' && item === 'mail') {
    const toWords = (value: string) => text(value === 'stopped' ? 'audit.mailStopped' : 'audit.mailOn');
    return text('audit.step', { from: toWords(from), to: toWords(to) });
  }
  if (collection === 'settings') {
    // Formats the review setting: the number of approvals until a member is trusted, or "off".
    const toWords = (value: string) =>
      /^\d+$/.test(value) ? text('audit.reviewOn', { count: Number(value) }) : text('state.off');
    return text('audit.step', { from: toWords(from), to: toWords(to) });
  }
  const toState = (value: string): string => {
    const { role, programmes } = parseGrant(value);
    if (programmes.length > 0)
      return text('audit.roleWithProgrammes', { role: toState(role), programmes: isolate(programmes.join(', ')) });
    return isMessageId(`state.${value}`) ? text(`state.${value as 'draft'}`) : isolate(value);
  };
  return text('audit.step', { from: toState(from), to: toState(to) });
}

function isList(collection: string | undefined, item: string | undefined): item is 'notices' | 'redirects' {
  return collection === 'settings' && (item === 'notices' || item === 'redirects');
}

const isCanary = (collection: string | undefined, item: string | undefined) =>
  collection === 'settings' && item === 'canaries';

function useTitle({ collection, item, title = '', report, appeal }: AuditEntry): string {
  const text = useText();
  if (isList(collection, item)) return text('audit.setting', { name: text(`nav.${item}`), change: isolate(title) });
  if (isCanary(collection, item)) return text('audit.setting', { name: text('nav.apps'), change: isolate(title) });
  if (collection === 'settings') return text(item === 'mail' ? 'nav.emails' : 'nav.settings');
  if (collection === 'imports') return text('audit.import', { title: isolate(title) });
  if (collection === 'users') return text('audit.role', { member: isolate(title) });
  if (report !== undefined) return text('audit.report', { title: isolate(title) });
  if (appeal !== undefined) return text('audit.appeal', { title: isolate(title) });
  if (collection === 'profile_removals') return text('audit.profile', { member: isolate(title) });
  return title || text('audit.untitled');
}
