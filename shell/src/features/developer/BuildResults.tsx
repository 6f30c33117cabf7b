import {
  type AppHealth,
  type BuildHealth,
  type CanaryHealth,
  minShownVisits,
  visitsToPass,
} from '@adp/shared-data/app-health';
import { Button, currentLocale, formatLocale } from '@adp/shared-ui';
import { formatDateTime, formatDuration, isolate, numberFormat } from '@adp/shared-ui/format';
import { useText } from '../../text';
import styles from './BuildResults.module.css';
import type { HealthState } from './useHealth';

interface BuildResultsProps {
  readonly app: string;
  readonly health: HealthState;
}

const columns = ['visits', 'errors', 'failures', 'lcp', 'inp', 'cls'] as const;

/** The measurements of an app's builds side by side, and the verdict about its canary (decision 172). */
export function BuildResults({ app, health: { part: apps, failed, retry } }: BuildResultsProps) {
  const text = useText();
  const result = apps?.find((each) => each.app === app);
  const title = text('health.title');
  if (failed)
    return (
      <div className={styles['failed']}>
        <p role="status">{text('health.error')}</p>
        <Button secondary onClick={retry}>
          {text('health.retry')}
        </Button>
      </div>
    );
  if (!apps) return <p role="status">{text('health.loading')}</p>;
  return (
    <div className={styles['results']}>
      <h3>{title}</h3>
      {result?.canary ? <Verdict canary={result.canary} /> : null}
      {result && result.builds.length > 0 ? (
        <>
          <div className={styles['scroll']} role="region" aria-label={title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {(['build', ...columns] as const).map((column) => (
                    <th key={column} scope="col">
                      {text(`health.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {result.builds.map((build) => (
                  <Row key={build.build} build={build} role={getRole(build.build, result)} />
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles['limits']}>{text('health.limits', { time: formatDateTime(result.updatedAt) })}</p>
        </>
      ) : (
        <p>{text('health.none', { least: minShownVisits })}</p>
      )}
    </div>
  );
}

function getRole(build: string, { live, canary, next }: AppHealth) {
  if (build === live) return 'live';
  if (build === next) return 'next';
  return build === canary?.build ? 'canary' : 'earlier';
}

function Row({ build, role }: { readonly build: BuildHealth; readonly role: ReturnType<typeof getRole> }) {
  const text = useText();
  const { visits, errors, failures, lcp, inp, cls } = build;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const toTime = (time: number | undefined) => (time === undefined ? '–' : formatDuration(time));
  const cells = {
    visits: formatNumber(visits),
    errors: `${formatNumber(errors)} (${formatShare(errors / visits)})`,
    failures: `${formatNumber(failed)} (${formatShare(failed / visits)})`,
    lcp: toTime(lcp),
    inp: toTime(inp),
    cls: cls === undefined ? '–' : formatNumber(cls / 1_000),
  };
  return (
    <tr>
      <th scope="row">
        <span dir="ltr" translate="no">
          {build.build}
        </span>
        <span className={styles['role']}>{text(`health.${role}`)}</span>
      </th>
      {columns.map((column) => (
        <td key={column}>{cells[column]}</td>
      ))}
    </tr>
  );
}

function Verdict({ canary }: { readonly canary: CanaryHealth }) {
  const text = useText();
  const { state, visits, reason } = canary;
  const toValue = (value = 0) => (reason === 'errors' ? formatShare(value) : formatDuration(value));
  const words = {
    visits: formatNumber(visits),
    needed: formatNumber(visitsToPass),
    least: minShownVisits,
    canary: toValue(canary.canary),
    stable: toValue(canary.stable),
  };
  const verdict = state === 'measuring' && visits === 0 ? 'few' : state === 'stopped' ? (reason ?? 'errors') : state;
  return (
    <p className={state === 'stopped' ? `${styles['verdict']} ${styles['stopped']}` : styles['verdict']}>
      <b>{text('health.verdict', { build: isolate(canary.build) })}</b>
      <span>{text(`health.verdict.${verdict}`, words)}</span>
    </p>
  );
}

const locale = () => formatLocale(currentLocale());
const formatNumber = (number: number) => numberFormat(locale(), { maximumFractionDigits: 2 }).format(number);
const formatShare = (share: number) =>
  numberFormat(locale(), { style: 'percent', maximumFractionDigits: 1 }).format(share);
