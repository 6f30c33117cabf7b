import { currentLocale, formatLocale } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { useId } from 'react';
import { useText } from '../../text';
import styles from './BarChart.module.css';
import type { Row } from './toRows';

interface BarChartProps {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The URL of the numbers as CSV. */
  readonly file: string;
}

/** Number of rows that are visible without opening the rest. Weeks of a quarter are all visible. */
const shownRows = 13;

/** A table with a bar in each row. The bars repeat the numbers, so assistive technology does not announce them. */
export function BarChart({ title, rows, file }: BarChartProps) {
  const text = useText();
  const id = useId();
  const max = Math.max(1, ...rows.map(({ count }) => count));
  const rest = rows.slice(shownRows);
  return (
    <section className={styles['chart']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      {rows.length === 0 ? <p>{text('charts.none')}</p> : <Rows rows={rows.slice(0, shownRows)} max={max} label={id} />}
      {rest.length > 0 ? (
        <details>
          <summary className={styles['more']}>{text('charts.more', { count: rest.length })}</summary>
          <Rows rows={rest} max={max} label={id} />
        </details>
      ) : null}
      <a className={styles['file']} href={file} download aria-labelledby={`${id}-file ${id}`}>
        <span id={`${id}-file`}>{text('charts.file')}</span>
      </a>
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  /** The number with the longest bar. */
  readonly max: number;
  readonly label: string;
}

function Rows({ rows, max, label }: RowsProps) {
  const format = numberFormat(formatLocale(currentLocale()));
  return (
    <table className={styles['rows']} aria-labelledby={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={styles['label']}>
              {row.label}
            </th>
            <td className={styles['count']}>{format.format(row.count)}</td>
            <td className={styles['track']}>
              <svg className={styles['bar']} aria-hidden="true">
                <rect width={`${Math.round((row.count / max) * 100)}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
