import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** What the table is. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that is wider than a phone: it is scrolled by itself, also by the keyboard. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
