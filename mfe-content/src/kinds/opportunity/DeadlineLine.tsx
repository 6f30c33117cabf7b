import { currentLocale, formatLocale } from '@adp/shared-ui';
import { formatDay } from '@adp/shared-ui/format';
import { anywhereOnEarth, getOffset, toWallTime, zoneWords } from '@adp/shared-ui/calendar';
import { useText } from '../../text';
import { getDaysLeft, formatDeadline, getOpportunityState, type Deadline } from './deadline';

export function DeadlineLine({ deadline, now }: { deadline: Deadline; now: Date }) {
  const text = useText();
  const state = getOpportunityState(deadline, now);
  const daysLeft = state === 'forecast' ? undefined : getDaysLeft(deadline, now);
  return (
    <>
      {daysLeft === undefined ? null : (
        <span suppressHydrationWarning>
          {daysLeft === 0 ? text('opportunity.lastDay') : text('opportunity.left', { days: daysLeft })}
        </span>
      )}
      {state === 'forecast' && deadline.opensAt ? (
        <span>{text('opportunity.opens', { day: formatDay(deadline.opensAt) })}</span>
      ) : null}
      <ClosingTime deadline={deadline} closed={state === 'closed' || state === 'archived'} />
    </>
  );
}

function ClosingTime({
  deadline,
  closed,
}: {
  deadline: Pick<Deadline, 'deadlineAt' | 'deadlineLocal' | 'timezone'>;
  closed: boolean;
}) {
  const text = useText();
  const { deadlineAt, deadlineLocal, timezone = 'UTC' } = deadline;
  if (!deadlineAt) return null;
  const locale = formatLocale(currentLocale());
  const offset = getOffset(deadlineAt, toWallTime(deadlineAt, timezone, deadlineLocal));
  const zone = timezone === anywhereOnEarth ? text('opportunity.anywhere') : zoneWords(timezone, offset, locale).offset;
  const words = { ...formatDeadline({ deadlineAt, deadlineLocal, timezone }, locale), zone };
  // Suppress the hydration warning, because without a stored local time the text depends on the device's rules for the zone.
  return (
    <time dateTime={deadlineAt.toISOString()} suppressHydrationWarning>
      {text(closed ? 'opportunity.closed' : 'opportunity.closes', words)}
    </time>
  );
}
