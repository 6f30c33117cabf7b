import { type CanaryHealth, minShownVisits, visitsToPass } from '@adp/shared-data/app-health';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { formatDateTime, formatDuration, isolate, numberFormat } from '@adp/shared-ui/format';
import { useRef } from 'react';
import { useText } from '../../text';
import running from '../../components/RunningState.module.css';
import { ResumeCanary } from './ResumeCanary';

interface VerdictProps {
  readonly app: string;
  readonly canary: CanaryHealth;
}

/** The verdict about a canary, with the numbers that have stopped it. */
export function Verdict({ app, canary }: VerdictProps) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const { state, visits, reason, at } = canary;
  const build = isolate(canary.build);
  const locale = formatLocale(currentLocale());
  const number = numberFormat(locale);
  const toValue = (value = 0) =>
    reason === 'errors'
      ? numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value)
      : formatDuration(value);
  const progress = visits === 0 ? 'few' : state === 'passed' ? 'passed' : 'measuring';
  const isStopped = state === 'stopped' && reason !== undefined;
  return (
    <>
      <div
        ref={container}
        className={isStopped ? `${running['state']} ${running['stopped']}` : running['state']}
        role="status"
        tabIndex={-1}
      >
        {isStopped ? (
          <>
            <p className={running['sentence']}>
              {text('apps.verdict.stopped', { build, time: at ? formatDateTime(at) : '' })}
            </p>
            <p>
              {text(`apps.verdict.${reason}`, {
                canary: toValue(canary.canary),
                stable: toValue(canary.stable),
                visits: number.format(visits),
              })}
            </p>
            <p>{text('apps.verdict.next')}</p>
          </>
        ) : (
          <p className={running['sentence']}>
            {text(`apps.verdict.${progress}`, {
              build,
              visits: number.format(visits),
              needed: number.format(visitsToPass),
              least: minShownVisits,
            })}
          </p>
        )}
      </div>
      {isStopped ? <ResumeCanary app={app} build={canary.build} onResumed={() => container.current?.focus()} /> : null}
    </>
  );
}
