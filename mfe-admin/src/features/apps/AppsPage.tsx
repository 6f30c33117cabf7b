import { type AppHealth, minShownVisits, type VisitResults } from '@adp/shared-data/app-health';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { formatDateTime, formatDuration, numberFormat } from '@adp/shared-ui/format';
import { SectionPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { Nothing } from '../../components/States';
import { Table } from '../../components/Table';
import { useGetAppHealthQuery } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Apps.module.css';
import { Verdict } from './Verdict';

export function AppsPage() {
  return <SectionPage section="apps">{({ uid }) => <Apps uid={uid} />}</SectionPage>;
}

function Apps({ uid }: { readonly uid: string }) {
  const text = useText();
  return (
    <Loaded<readonly AppHealth[]> query={useGetAppHealthQuery(uid)}>
      {(apps) => (
        <>
          <p className={styles['limits']}>{text('apps.limits', { least: minShownVisits })}</p>
          {apps.length === 0 ? (
            <Nothing title={text('apps.none')}>
              <p>{text('apps.none.why')}</p>
            </Nothing>
          ) : null}
          {apps.map((app) => (
            <App key={app.app} health={app} />
          ))}
        </>
      )}
    </Loaded>
  );
}

function App({ health }: { readonly health: AppHealth }) {
  const text = useText();
  const { app, live, canary, next, builds, updatedAt } = health;
  const pages = builds.find(({ build }) => build === live)?.routes ?? [];
  const getRole = (build: string) => {
    if (build === live) return 'live';
    if (build === next) return 'next';
    return build === canary?.build ? 'canary' : 'earlier';
  };
  return (
    <section className={styles['app']} aria-labelledby={`apps-${app}`}>
      <h2 id={`apps-${app}`} translate="no">
        {app}
      </h2>
      {canary ? <Verdict app={app} canary={canary} /> : null}
      {builds.length === 0 ? (
        <p>{text('apps.few', { least: minShownVisits })}</p>
      ) : (
        <Results
          label={text('apps.table', { app })}
          first={text('apps.column.build')}
          rows={builds.map((build) => ({
            name: build.build,
            note: text(`apps.role.${getRole(build.build)}`),
            results: build,
          }))}
        />
      )}
      {pages.length > 0 ? (
        <details>
          <summary>{text('apps.routes')}</summary>
          <Results
            label={text('apps.routes.table', { app })}
            first={text('apps.column.route')}
            rows={pages.map((page) => ({ name: page.route, results: page }))}
          />
        </details>
      ) : null}
      <p className={styles['limits']}>{text('apps.updated', { time: formatDateTime(updatedAt) })}</p>
    </section>
  );
}

interface ResultsProps {
  readonly label: string;
  /** Heading of the column with the names. */
  readonly first: string;
  readonly rows: readonly { readonly name: string; readonly note?: string; readonly results: VisitResults }[];
}

function Results({ label, first, rows }: ResultsProps) {
  const text = useText();
  const columns = ['visits', 'errors', 'failures', 'lcp', 'inp', 'cls'] as const;
  const toCells = useResultCells();
  return (
    <Table isShort label={label} columns={[first, ...columns.map((column) => text(`apps.column.${column}`))]}>
      {rows.map(({ name, note, results }) => {
        const cells = toCells(results);
        return (
          <tr key={name}>
            <th scope="row">
              <span dir="ltr" translate="no">
                {name}
              </span>
              {note ? <span className={styles['role']}>{note}</span> : null}
            </th>
            {columns.map((column) => (
              <td key={column}>{cells[column]}</td>
            ))}
          </tr>
        );
      })}
    </Table>
  );
}

/** Returns a function that formats the results of a row. A vital with too few values is shown as a dash. */
function useResultCells() {
  const text = useText();
  const locale = formatLocale(currentLocale());
  const number = numberFormat(locale);
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return ({ visits, errors, failures, lcp, inp, cls }: VisitResults) => {
    const causes = Object.entries(failures) as [keyof typeof failures, number][];
    const failed = causes.reduce((sum, [, count]) => sum + count, 0);
    const toShare = (count: number) => `${number.format(count)} (${share.format(count / visits)})`;
    const toTime = (time: number | undefined) => (time === undefined ? '–' : formatDuration(time));
    return {
      visits: number.format(visits),
      errors: toShare(errors),
      failures: [
        failed === 0 ? number.format(0) : toShare(failed),
        ...causes.map(([cause, count]) => `${text(`apps.cause.${cause}`)} ${number.format(count)}`),
      ].join(' · '),
      lcp: toTime(lcp),
      inp: toTime(inp),
      cls: cls === undefined ? '–' : numberFormat(locale, { maximumFractionDigits: 2 }).format(cls / 1_000),
    };
  };
}
