import { Button } from '@adp/shared-ui';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { countryName, dateFormat, numberFormat } from '@adp/shared-ui/format';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '@adp/shared-ui/download';
import { SectionPage } from '../../components/AdminPage';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { Table } from '../../components/Table';
import { useGetUsageQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { MIN_SHOWN, programmes, toUsageFile, toUsageTable, type UsageTable } from './toUsageTable';
import styles from './Usage.module.css';

export function UsagePage() {
  return <SectionPage section="usage">{() => <Usage />}</SectionPage>;
}

function listMonths(): readonly string[] {
  const now = new Date();
  return Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

function Usage() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const recent = listMonths();
  const monthParam = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(monthParam) ? monthParam : (recent[0] ?? '');
  const months = recent.includes(month) ? recent : [...recent, month];
  const { currentData, error, isFetching, refetch } = useGetUsageQuery(month);
  const table = currentData && toUsageTable(currentData);
  const toName = (value: string) =>
    dateFormat(formatLocale(currentLocale()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${value}-01`),
    );
  return (
    <>
      <OfflineNote />
      <p className={styles['limits']}>{text('usage.limits', { least: MIN_SHOWN })}</p>
      <div className={styles['month']}>
        <SelectField
          id="month"
          label={text('usage.month')}
          value={month}
          onChange={({ target }) => setParams({ month: target.value })}
        >
          <SelectOptions values={months} getName={toName} />
        </SelectField>
      </div>
      {error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      {!table && !error ? <Rows /> : null}
      {table?.rows.length === 0 ? (
        <Nothing title={text('usage.none')}>
          <p>{text('usage.none.why')}</p>
        </Nothing>
      ) : null}
      {table && table.rows.length > 0 ? <Month month={month} table={table} /> : null}
    </>
  );
}

function Month({ month, table }: { readonly month: string; readonly table: UsageTable }) {
  const text = useText();
  const format = numberFormat(formatLocale(currentLocale()));
  if (table.total === 0) return <p>{text('usage.total.few', { least: MIN_SHOWN })}</p>;
  const max = Math.max(1, ...table.totals);
  return (
    <>
      <p>{text('usage.total', { total: format.format(table.total) })}</p>
      <section aria-labelledby="usage-chart">
        <h2 id="usage-chart" className={styles['title']}>
          {text('usage.chart')}
        </h2>
        <ul className={styles['chart']}>
          {programmes.map((programme, at) => (
            <li key={programme}>
              <span>{text(`usage.programme.${programme}`)}</span>
              {/* The progress bar is decorative, because the number next to it says the same. */}
              <progress aria-hidden="true" className={styles['bar']} value={table.totals[at] ?? 0} max={max} />
              <span>{format.format(table.totals[at] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </section>
      <Table
        isShort
        label={text('usage.table')}
        columns={[
          text('usage.country'),
          ...programmes.map((programme) => text(`usage.programme.${programme}`)),
          text('usage.sum'),
        ]}
      >
        {table.rows.map(({ country, counts, total }) => (
          <tr key={country}>
            <th scope="row">{country === 'ZZ' ? text('usage.unknown') : countryName(country)}</th>
            {counts.map((count, at) => (
              <td key={programmes[at]}>
                {count === null ? text('usage.few', { least: MIN_SHOWN }) : format.format(count)}
              </td>
            ))}
            <td>{format.format(total)}</td>
          </tr>
        ))}
      </Table>
      <div>
        <Button secondary onClick={() => saveFile(`usage-${month}.csv`, 'text/csv', toUsageFile(month, table))}>
          {text('usage.download')}
        </Button>
      </div>
    </>
  );
}
