import { getTextLanguage } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import type { CalendarEntry } from '../../api/months';
import { itemPath } from '../../paths';
import { isMessageId, useText } from '../../text';
import styles from './Month.module.css';

interface MonthEntryProps {
  readonly entry: CalendarEntry;
  /** The day on which the entry is shown. The time of an event is only on its first day. */
  readonly day: string;
  /** The formatted last day, if the entry is shown only once. */
  readonly until?: string | undefined;
}

/** An event or a deadline, with a label that does not depend on colour. */
export function MonthEntry({ entry, day, until }: MonthEntryProps) {
  const text = useText();
  const { kind, id, title, time, status, first } = entry;
  const statusId = `event.status.${status ?? ''}`;
  const labels = [
    kind === 'opportunity' ? text('month.deadline') : null,
    day === first ? time : null,
    isMessageId(statusId) ? text(statusId) : null,
    until === undefined ? null : text('month.until', { day: until }),
  ].filter(Boolean);
  return (
    <li className={styles['entry']} data-kind={kind} data-stopped={status === 'cancelled' || status === 'postponed'}>
      {labels.length > 0 ? <span className={styles['label']}>{labels.join(' · ')}</span> : null}
      <Link className={styles['title']} to={itemPath(kind, id)} lang={getTextLanguage(entry)} dir="auto">
        {title}
      </Link>
    </li>
  );
}
