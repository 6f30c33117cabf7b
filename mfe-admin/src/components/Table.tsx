import type { CSSProperties, ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** True if the last column contains only buttons, which need no column heading. */
  readonly hasActions?: boolean;
  /** True if the cells are short, such as numbers. On phones, each short cell is shown next to its column name. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** A table that scrolls by itself. On phones, CSS stacks the cells and prefixes them with `--column-1` and so on. */
export function Table({ label, columns, hasActions = false, isShort = false, children }: TableProps) {
  const labelled = hasActions ? columns.slice(0, -1) : columns;
  const names = labelled.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)] as const);
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
