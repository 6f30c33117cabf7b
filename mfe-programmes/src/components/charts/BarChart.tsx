import { currentLocale, formatLocale, localPath } from '@adp/shared-ui';
import { type ChartRow, shownRows } from '@adp/shared-ui/charts';
import { EmbedToggle } from '@adp/shared-ui/embed';
import { numberFormat } from '@adp/shared-ui/format';
import { useId } from 'react';
import { addTexts, useText } from '../../text';
import { PartError } from '../PartError';
import styles from './BarChart.module.css';

interface BarChartProps {
  readonly property: string;
  /** The only programme whose items are counted. */
  readonly programme?: string;
  readonly title: string;
  readonly rows: readonly ChartRow[];
  readonly level?: 3 | 4;
  /** The number of rows that are visible without opening the rest. */
  readonly maxRows?: number;
}

async function loadEmbedCode() {
  const { EmbedCode, texts } = await import(/* webpackChunkName: "embed" */ './EmbedCode');
  await addTexts(texts);
  return EmbedCode;
}

/** A table with a bar in each row. The bars repeat the numbers, so assistive technology does not announce them. */
export function BarChart({ property, programme, title, rows, level = 3, maxRows = shownRows }: BarChartProps) {
  const text = useText();
  const id = useId();
  const max = Math.max(1, ...rows.map(({ count }) => count));
  const rest = rows.slice(maxRows);
  const Heading = `h${level}` as const;
  const query = programme === undefined ? '' : `?programme=${programme}`;
  return (
    <section className={styles['chart']} aria-labelledby={id}>
      <Heading id={id} className={styles['title']}>
        {title}
      </Heading>
      {rows.length === 0 ? <p>{text('charts.none')}</p> : <Rows rows={rows.slice(0, maxRows)} max={max} label={id} />}
      {rest.length > 0 ? (
        <details>
          <summary className={styles['more']}>{text('charts.more', { count: rest.length })}</summary>
          <Rows rows={rest} max={max} label={id} />
        </details>
      ) : null}
      <div className={styles['links']}>
        <a
          className={styles['file']}
          href={`/api/v1/counts/${property}.csv${query}`}
          download
          aria-labelledby={`${id}-file ${id}`}
        >
          <span id={`${id}-file`}>{text('charts.file')}</span>
        </a>
        <EmbedToggle
          className={styles['file']}
          label={text('charts.embed')}
          labelledBy={id}
          path={localPath(`/embed/chart/${property}${query}`)}
          title={`${title} · ${text('site')}`}
          height={560}
          load={loadEmbedCode}
          renderError={(retry) => <PartError code="unavailable" onRetry={retry} />}
        />
      </div>
    </section>
  );
}

interface RowsProps {
  readonly rows: readonly ChartRow[];
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
            <th scope="row">{row.label}</th>
            <td>{format.format(row.count)}</td>
            <td>
              <svg aria-hidden="true">
                <rect width={`${Math.round((row.count / max) * 100)}%`} height="100%" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
