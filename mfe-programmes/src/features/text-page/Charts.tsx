import { Later, useReload } from '@adp/shared-ui';
import { formatDay } from '@adp/shared-ui/format';
import { countedProperties } from '@adp/shared-ui/search-index';
import { useLoaderData } from 'react-router-dom';
import type { LoadedCounts } from '../../api/loadCounts';
import { BarChart } from '../../components/charts/BarChart';
import styles from '../../components/charts/BarChart.module.css';
import { useRows } from '../../components/charts/useRows';
import { PartError } from '../../components/PartError';
import { useText } from '../../text';

/** The number of published items by each property. */
export function Charts() {
  const text = useText();
  const toRows = useRows();
  const { value, now } = useLoaderData<{ readonly value: LoadedCounts | Promise<LoadedCounts>; readonly now: Date }>();
  const { isReloading, reload } = useReload();
  return (
    <Later value={value} fallback={<p role="status">{text('siteItems.loading')}</p>}>
      {({ answer, error }) => (
        <>
          {answer ? (
            <>
              <p>{text('charts.asOf', { day: formatDay(answer.asOf) })}</p>
              <div className={styles['charts']}>
                {countedProperties.map((property) => (
                  <BarChart
                    key={property}
                    property={property}
                    title={text(`charts.${property}`)}
                    rows={toRows(property, answer.counts[property], now)}
                  />
                ))}
              </div>
            </>
          ) : null}
          {error ? <PartError code={error} isFetching={isReloading} onRetry={reload} /> : null}
        </>
      )}
    </Later>
  );
}
