import type { CSSProperties, ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** What the table is. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Its rows. */
  readonly children: ReactNode;
}

/**
 * A table that is scrolled by itself, also by the keyboard. On a phone its rows are stacked, and the stylesheet writes each
 * column's name, from `--column-1` and so on, before its cell.
 */
export function Table({ label, columns, children }: TableProps) {
  const names = columns.map((column, at) => [`--column-${at + 1}`, JSON.stringify(column)] as const);
  return (
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} style={Object.fromEntries(names) as CSSProperties}>
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
