import { useRef } from 'react';
import { MonthList } from './MonthList';
import { MonthTable, type MonthTableProps } from './MonthTable';
import styles from './Month.module.css';
import { useLinkedDay } from './useLinkedDay';

/** A month as a table on wide screens, and as a list on phones. */
export function Month(props: MonthTableProps) {
  const { month, entries, labelledBy } = props;
  const container = useRef<HTMLDivElement>(null);
  useLinkedDay(container);
  return (
    <div ref={container} className={styles['month']}>
      <MonthList month={month} entries={entries} labelledBy={labelledBy} />
      <MonthTable {...props} />
    </div>
  );
}
