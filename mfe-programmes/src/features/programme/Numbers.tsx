import { localPath } from '@adp/shared-ui';
import type { ChartRow } from '@adp/shared-ui/charts';
import { formatDay } from '@adp/shared-ui/format';
import type { CountedProperty } from '@adp/shared-ui/search-index';
import { useId } from 'react';
import type { CountsAnswer } from '../../api/loadCounts';
import { BarChart } from '../../components/charts/BarChart';
import chartStyles from '../../components/charts/BarChart.module.css';
import { useRows } from '../../components/charts/useRows';
import { useText } from '../../text';
import styles from './OnThisSite.module.css';

/** The charts of a programme. The first three are about everything that it has published. */
const properties = ['kind', 'year', 'language', 'theme', 'country'] as const;

/** The number of published items of a programme by each property that distinguishes them. */
export function Numbers({ programme, counts, asOf }: CountsAnswer & { readonly programme: string }) {
  const text = useText();
  const toRows = useRows();
  const id = useId();
  const charts = properties
    .map((property) => ({ property, rows: toRows(property, counts[property], asOf) }))
    .filter(isInformative);
  if (charts.length === 0) return null;
  return (
    <section className={chartStyles['numbers']} aria-labelledby={id}>
      <h3 id={id} className={styles['kind']}>
        {text('siteItems.numbers')}
      </h3>
      <p className={chartStyles['note']}>{text('charts.asOf', { day: formatDay(asOf) })}</p>
      <div className={chartStyles['charts']}>
        {charts.map(({ property, rows }) => (
          <BarChart
            key={property}
            property={property}
            programme={programme}
            title={text(`charts.${property}`)}
            rows={rows}
            level={4}
            maxRows={8}
          />
        ))}
      </div>
    </section>
  );
}

/** Returns false for a single bar, and for items that are all about the whole continent. */
function isInformative({ property, rows }: { property: CountedProperty; rows: readonly ChartRow[] }): boolean {
  if (property === 'country') return new Set(rows.map(({ count }) => count)).size > 1;
  return rows.length > 1;
}

/** Links to the numbers as tables, for readers without JavaScript. Only the first style sheets of the page are loaded. */
export function NumberLinks({ programme }: { readonly programme: string }) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles['kinds']}>
      <section aria-labelledby={id}>
        <h3 id={id} className={styles['kind']}>
          {text('siteItems.numbers')}
        </h3>
        <ul>
          {properties.slice(0, 3).map((property) => (
            <li key={property} className={styles['item']}>
              <a className={styles['title']} href={localPath(`/embed/chart/${property}?programme=${programme}`)}>
                {text(`charts.${property}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
