import { Link } from 'react-router-dom';
import styles from './PageRows.module.css';

export interface PageRow {
  readonly to: string;
  readonly title: string;
  readonly isName?: boolean;
}

export function PageRows({ rows }: { rows: readonly PageRow[] }) {
  return (
    <ol className={styles['rows']}>
      {rows.map(({ to, title, isName = false }, index) => (
        <li key={to}>
          <Link className={styles['row']} to={to}>
            <span className={styles['number']} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span translate={isName ? 'no' : 'yes'}>{title}</span>
            <span className={styles['arrow']} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
