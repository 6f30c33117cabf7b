import { currentLocale } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { formatDate } from '../lib/formatDate';
import styles from './Timeline.module.css';

interface TimelineEntryProps {
  readonly date: string;
  readonly endDate?: string | undefined;
  readonly children: ReactNode;
}

/** A timeline entry, with its date to the known precision: year, month or day. */
export function TimelineEntry({ date, endDate, children }: TimelineEntryProps) {
  return (
    <li className={styles['entry']}>
      <time className={styles['date']} dateTime={date}>
        {formatDate(date, currentLocale(), endDate)}
      </time>
      {children}
    </li>
  );
}
