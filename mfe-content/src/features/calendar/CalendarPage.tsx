import { calendarKinds, chosenFilters } from '@adp/shared-data/lists';
import { currentLocale, Later, PageTitle, formatLocale, useReload, WovenBand } from '@adp/shared-ui';
import { dateFormat, formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice } from '@adp/shared-ui/lists';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { isOffered, toCalendarAddress, toMonth } from '../../api/calendarAddress';
import { type CalendarAddress, calendarHref } from '../../api/listViews';
import type { LoadedMonth } from '../../api/months';
import { FilterChips } from '../../components/filters/FilterChips';
import { FilterOpener } from '../../components/filters/FilterOpener';
import { LoadError } from '../../components/states/LoadError';
import { useToday } from '../../components/useToday';
import { addMonths } from '../../lib/calendar/weeks';
import { useText } from '../../text';
import section from '../../components/SectionPage.module.css';
import { CalendarFilters } from './CalendarFilters';
import styles from './CalendarPage.module.css';
import { Month } from './Month';
import { MonthSkeleton } from './MonthSkeleton';

interface CalendarData {
  readonly value: LoadedMonth | Promise<LoadedMonth>;
  /** The local time at which the data was loaded, on the server or in the browser. */
  readonly now: Date;
  readonly firstDay: number;
}

const TITLE = 'month';

/** The events and deadlines of a month: a table on wide screens, and a list on phones. */
export function CalendarPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { value, now, firstDay } = useLoaderData<CalendarData>();
  const today = useToday(now);
  const { isReloading, reload } = useReload();
  const address = toCalendarAddress(params, now);
  const monthName = dateFormat(formatLocale(currentLocale()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(address.month));
  const title = text('month.title');
  return (
    <>
      <PageTitle page={`${title} · ${monthName}`} site={text('site')} />
      <WovenBand />
      <div className={section['page']} aria-busy={isReloading}>
        <header>
          <h1>{title}</h1>
          <p className={section['purpose']}>{text('month.purpose')}</p>
        </header>
        <Kinds address={address} />
        <div>
          <FilterOpener count={chosenFilters(address.only ?? 'event', address.filters).length} />
          <CalendarFilters address={address} now={now} />
        </div>
        <FilterChips
          kind={address.only ?? 'event'}
          filters={address.filters}
          toPath={(filters) => calendarHref({ ...address, filters })}
        />
        <div className={styles['head']}>
          <h2 id={TITLE}>{monthName}</h2>
          <Months address={address} now={now} today={today} />
        </div>
        <Later key={calendarHref(address)} value={value} fallback={<MonthSkeleton />}>
          {({ entries, capped, asOf, error }) => (
            <>
              {asOf ? (
                <>
                  <StaleNotice>{text('list.staleSince', { time: formatDateTime(asOf) })}</StaleNotice>
                  <div role="status">
                    <p>{entries.length === 0 ? text('month.none') : text('month.count', { count: entries.length })}</p>
                    {entries.length === 0 ? <p>{text('month.none.why')}</p> : null}
                    {capped ? <p>{text('month.capped')}</p> : null}
                  </div>
                  <Month month={address.month} firstDay={firstDay} entries={entries} today={today} labelledBy={TITLE} />
                </>
              ) : null}
              {error ? <LoadError code={error} what="part" isFetching={isReloading} onRetry={reload} /> : null}
            </>
          )}
        </Later>
      </div>
    </>
  );
}

function Kinds({ address }: { address: CalendarAddress }) {
  const text = useText();
  return (
    <nav aria-label={text('month.show')}>
      <ul className={section['links']}>
        {[undefined, ...calendarKinds].map((only) => (
          <li key={only ?? 'all'}>
            <Link
              className={section['link']}
              to={calendarHref({ ...address, only })}
              preventScrollReset
              aria-current={address.only === only ? 'page' : undefined}
            >
              {text(`month.show.${only ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Months({ address, now, today }: { address: CalendarAddress; now: Date; today: string }) {
  const text = useText();
  const [previous, next] = [addMonths(address.month, -1), addMonths(address.month, 1)];
  const toLink = (month: string | undefined, label: string, rel?: string) => (
    <li key={label}>
      <Link className={section['link']} to={calendarHref({ ...address, month })} rel={rel} preventScrollReset>
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={text('month.months')}>
      <ul className={section['links']}>
        {isOffered(previous, now) ? toLink(previous, text('month.previous'), 'prev') : null}
        {address.month === toMonth(new Date(today)) ? null : toLink(undefined, text('month.today'))}
        {isOffered(next, now) ? toLink(next, text('month.next'), 'next') : null}
      </ul>
    </nav>
  );
}
