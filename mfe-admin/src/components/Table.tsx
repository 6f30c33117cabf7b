import type { CSSProperties, ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** What the table is. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Whether the last column has buttons, which say themselves what they do. */
  readonly hasActions?: boolean;
  /** Whether its cells are short, such as numbers: on a phone each is beside the name of its column. */
  readonly isShort?: boolean;
  /** Its rows. */
  readonly children: ReactNode;
}

/**
 * A table that is scrolled by itself, also by the keyboard. On a phone its rows are stacked, and the stylesheet writes each
 * column's name, from `--column-1` and so on, before its cell.
 */
export function Table({ label, columns, hasActions = false, isShort = false, children }: TableProps) {
  const named = hasActions ? columns.slice(0, -1) : columns;
  const names = named.map((column, at) => [`--column-${at + 1}`, JSON.stringify(column)] as const);
  return (
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table
        className={isShort ? `${styles['table']} ${styles['short']}` : styles['table']}
        style={Object.fromEntries(names) as CSSProperties}
      >
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
