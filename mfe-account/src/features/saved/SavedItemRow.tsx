import { currentLocale, formatLocale, localPath } from '@adp/shared-ui';
import { anywhereOnEarth, getOffset, zoneWords } from '@adp/shared-ui/calendar';
import { dateFormat, foreignLanguageName, formatDate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths';
import { useText } from '../../text';
import { Reminders } from './Reminders';
import styles from './SavedPage.module.css';
import { getLocalDate, isDue, type LocalDate, type SavedRow } from './savedRows';

interface SavedItemRowProps {
  readonly row: SavedRow;
  readonly uid: string | undefined;
  readonly isOffline: boolean;
  readonly onRemove: () => void;
}

export function SavedItemRow({ row, uid, isOffline, onRemove }: SavedItemRowProps) {
  const text = useText();
  const { kind, id, details, date } = row;
  const local = getLocalDate(row, new Date());
  const title = details.title ?? text(`saved.one.${kind}`);
  const path = itemPath(kind, id);
  const language = details.lang ? foreignLanguageName({ lang: details.lang }) : undefined;
  return (
    <li className={styles['row']} data-over={date && !isDue(row) ? '' : undefined}>
      {local ? <Day date={local} /> : <p className={styles['label']}>{text(`saved.one.${kind}`)}</p>}
      <div className={styles['main']}>
        {local ? (
          <p className={styles['label']}>
            {[text(`saved.one.${kind}`), ...(isDue(row) ? [formatDaysLeft(local)] : [])].join(' · ')}
          </p>
        ) : null}
        <h3 className={styles['title']} lang={details.lang} dir="auto">
          {details.removed ? title : <Link to={path}>{title}</Link>}
        </h3>
        <p className={styles['meta']}>
          {details.removed ? <span>{text('saved.unavailable')}</span> : null}
          <When row={row} local={local} />
          {language ? <span translate="no">{language}</span> : null}
        </p>
        {uid !== undefined && date?.state === 'next' && local && local.daysLeft > 0 ? (
          <Reminders row={row} title={title} />
        ) : null}
        <div className={styles['actions']}>
          {details.removed ? null : isOffline ? (
            <span className={styles['isOffline']}>{text('saved.isOffline')}</span>
          ) : (
            // The shell saves the page that the link leads to (docs/contracts.md).
            <a
              className={styles['action']}
              href={`${localPath(path)}#offline`}
              aria-label={text('saved.named', { action: text('saved.saveOffline'), title })}
              data-title={title}
            >
              {text('saved.saveOffline')}
            </a>
          )}
          <button
            className={styles['action']}
            type="button"
            aria-label={text('saved.named', { action: text('saved.remove'), title })}
            onClick={onRemove}
          >
            {text('saved.remove')}
          </button>
        </div>
      </div>
    </li>
  );
}

function Day({ date: { day } }: { readonly date: LocalDate }) {
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(new Date(day), { ...options, timeZone: 'UTC' });
  return (
    <time className={styles['day']} dateTime={day}>
      <span className={styles['number']}>{part({ day: 'numeric' })}</span>
      <span className={styles['month']}>{`${part({ month: 'short' })} ${part({ year: 'numeric' })}`}</span>
    </time>
  );
}

function formatDaysLeft({ daysLeft }: LocalDate): string {
  const days = Math.max(0, daysLeft);
  return new Intl.RelativeTimeFormat(formatLocale(currentLocale()), { numeric: 'auto' }).format(days, 'day');
}

function When({ row, local }: { readonly row: SavedRow; readonly local: LocalDate | undefined }) {
  const { kind, details, date } = row;
  const text = useText();
  if (!date || !local)
    return kind === 'opportunity' && details.deadlineKind && !details.removed ? (
      <span>{text(details.deadlineKind === 'rolling' ? 'saved.rolling' : 'saved.noDeadline')}</span>
    ) : null;
  const isDeadline = kind === 'opportunity';
  if (date.state === 'cancelled' || date.state === 'postponed') return <span>{text(`saved.${date.state}`)}</span>;
  if (date.state === 'over') return <span>{text(isDeadline ? 'saved.closed' : 'saved.over')}</span>;
  return (
    <>
      {date.state === 'now' ? <span>{text('saved.now')}</span> : null}
      {local.wall ? (
        <time dateTime={date.at.toISOString()}>
          {text(isDeadline ? 'saved.closes' : 'saved.starts', {
            time: toTime(local.wall),
            zone: toZone(date.at, local, text('saved.anywhere')),
          })}
        </time>
      ) : (
        <span>{text('saved.allDay')}</span>
      )}
    </>
  );
}

const toTime = (wall: Date) =>
  dateFormat(formatLocale(currentLocale()), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(wall);

function toZone(at: Date, { wall = at, timezone }: LocalDate, anywhere: string): string {
  return timezone === anywhereOnEarth
    ? anywhere
    : zoneWords(timezone, getOffset(at, wall), formatLocale(currentLocale())).offset;
}
