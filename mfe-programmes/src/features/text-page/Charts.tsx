import { Later, useReload } from '@adp/shared-ui';
import { formatDay } from '@adp/shared-ui/format';
import { countedProperties } from '@adp/shared-ui/search-index';
import { useLoaderData } from 'react-router-dom';
import type { LoadedCounts } from '../../api/loadCounts';
import { PartError } from '../../components/PartError';
import { useText } from '../../text';
import { BarChart } from './BarChart';
import styles from './BarChart.module.css';
import { useRows } from './toRows';

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
                    renderError={(retry) => <PartError code="unavailable" onRetry={retry} />}
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
