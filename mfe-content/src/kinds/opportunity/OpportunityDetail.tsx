import { currentLocale, formatLocale } from '@adp/shared-ui';
import { formatDay } from '@adp/shared-ui/format';
import { getOffset, knownZone, toWallTime, zoneWords } from '@adp/shared-ui/calendar';
import { useValueName, useValueNames } from '../../components/useValueName';
import { useReaderZone } from '../../components/useBrowser';
import { StatusBanner } from '../../components/StatusBanner';
import { ExternalLink } from '../../components/external/ExternalLink';
import { ItemAction } from '../../components/actions/ItemAction';
import type { PageItem } from '../../lib/items';
import { itemUrl } from '../../paths';
import { useText } from '../../text';
import styles from '../detail/Detail.module.css';
import { DetailFrame } from '../detail/DetailFrame';
import { ReaderTime } from '../detail/ReaderTime';
import { getHost } from '../../lib/format/getHost';
import { createDetail } from '../detail/DetailPage';
import { formatDeadline, getOpportunityState, type Deadline } from './deadline';
import { formatAmount } from './formatAmount';
import { StateMark } from './StateMark';
import { DeadlineLine } from './DeadlineLine';
import detailTexts from './messages/detail-en.json';
import listTexts from './messages/list-en.json';
import valueTexts from './messages/values-en.json';

/** The maximum age of a source's last check, in days. Sources with an older check are marked as outdated. */
const maxSourceAge = 30;

export function OpportunityDetail({ item, now }: { item: PageItem<'opportunity'>; now: Date }) {
  const text = useText();
  const valueName = useValueName();
  const names = useValueNames();
  const locale = currentLocale();
  const state = getOpportunityState(item, now);
  const closed = state === 'closed' || state === 'archived';
  const { deadlineAt, timezone, deadlineNote, applyUrl, applyEmail, sourceUrl, sourceCheckedAt } = item;
  const unchecked = sourceCheckedAt && now.getTime() - sourceCheckedAt.getTime() > maxSourceAge * 86_400_000;
  return (
    <DetailFrame
      kind="opportunity"
      item={item}
      label={valueName('type', item.type)}
      meta={
        <span translate="no" dir="auto">
          {item.provider}
        </span>
      }
      banner={<OpportunityStatusBanner deadline={item} now={now} />}
      facts={[
        { name: text('fact.amount'), value: formatAmount(item, formatLocale(locale)) },
        { name: text('filter.applicant'), value: names('applicant', item.applicantTypes) || text('fact.anyone') },
        { name: text('fact.eligible'), value: names('country', item.eligibleCountries) || text('fact.anywhere') },
        { name: text('fact.career'), value: names('career', item.careerStages) },
        { name: text('fact.accepted'), value: names('language', item.languagesAccepted) },
        { name: text('fact.remote'), value: item.remote ? text('fact.remote.yes') : undefined },
        {
          name: text('fact.checked'),
          value:
            sourceCheckedAt &&
            (unchecked ? text('fact.checked.old', { day: formatDay(sourceCheckedAt) }) : formatDay(sourceCheckedAt)),
        },
      ]}
      sources={sourceUrl ? [...new Set([sourceUrl, ...item.sources])] : item.sources}
      actions={
        deadlineAt && timezone && !closed ? (
          <ItemAction
            title={text('calendar.title')}
            panel={({ CalendarMenu, toDeadlineEntry }) => (
              <CalendarMenu
                entry={toDeadlineEntry(
                  { ...item, deadlineAt, timezone },
                  text('calendar.deadline', { title: item.title }),
                  itemUrl('opportunity', item.id),
                )}
                fileName={item.id}
              />
            )}
          />
        ) : null
      }
    >
      <div className={styles['when']}>
        <p className={styles['state']}>
          <StateMark state={state} />
          {item.deadlineKind === 'fixed' ? (
            <DeadlineLine deadline={item} now={now} />
          ) : (
            <span>{text(item.deadlineKind === 'rolling' ? 'opportunity.rolling' : 'opportunity.none')}</span>
          )}
        </p>
        {item.deadlineKind === 'fixed' ? <ReaderDeadline deadline={item} /> : null}
        {deadlineNote ? (
          <p className={styles['note']} lang={item.lang} dir="auto">
            {deadlineNote}
          </p>
        ) : null}
        <h2 className={styles['heading']}>{text('opportunity.apply.how')}</h2>
        <p className={styles['text']} lang={item.lang} dir="auto">
          {item.howToApply}
        </p>
        {!closed && state !== 'forecast' && applyUrl ? (
          <ExternalLink className={styles['primary']} href={applyUrl}>
            {text('opportunity.apply', { host: getHost(applyUrl) })}
          </ExternalLink>
        ) : null}
        {!closed && state !== 'forecast' && applyEmail ? (
          <ExternalLink className={applyUrl ? styles['plain'] : styles['primary']} href={`mailto:${applyEmail}`}>
            {text('opportunity.applyEmail', { address: applyEmail })}
          </ExternalLink>
        ) : null}
      </div>
    </DetailFrame>
  );
}

/** The deadline in the reader's zone, if it differs from the provider's local time. */
export function ReaderDeadline({ deadline, reader: testZone }: { deadline: Deadline; reader?: string }) {
  const text = useText();
  const { deadlineAt, deadlineLocal, timezone = 'UTC' } = deadline;
  const zone = useReaderZone() ?? timezone;
  const reader = testZone ?? zone;
  // Readers in the deadline's own zone see only the announced time, even if this device has different rules for the zone.
  if (!deadlineAt || knownZone(reader) === knownZone(timezone)) return null;
  const readerTime = toWallTime(deadlineAt, reader);
  if (readerTime.getTime() === toWallTime(deadlineAt, timezone, deadlineLocal).getTime()) return null;
  const locale = formatLocale(currentLocale());
  const local = text('opportunity.dayAndTime', formatDeadline({ deadlineAt, deadlineLocal, timezone }, locale, reader));
  return (
    <div className={styles['note']}>
      <ReaderTime local={local} {...zoneWords(reader, getOffset(deadlineAt, readerTime), locale)} />
    </div>
  );
}

export function OpportunityStatusBanner({ deadline, now }: { deadline: Deadline; now: Date }) {
  const text = useText();
  const state = getOpportunityState(deadline, now);
  if (state !== 'closed' && state !== 'archived') return null;
  return (
    <StatusBanner weight="stop" title={text(`opportunity.state.${state}`)}>
      <p>{text('opportunity.closed.why')}</p>
    </StatusBanner>
  );
}

export const detail = createDetail('opportunity', OpportunityDetail, [listTexts, valueTexts, detailTexts]);
