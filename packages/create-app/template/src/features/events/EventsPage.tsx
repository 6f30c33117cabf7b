import { createReader, dataConfig } from '@adp/shared-data/client';
import { listedEvents } from '@adp/shared-data/event';
import { Button, useLoaded } from '@adp/shared-ui';
import { toWallTime } from '@adp/shared-ui/calendar';
import { formatDay } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { Page } from '../../components/Page';
import { eventPath } from '../../paths';
import { useText } from '../../text';
import styles from './EventsPage.module.css';

async function readEvents() {
  const reader = createReader(await dataConfig());
  const { items } = await reader.list(listedEvents, { order: 'upcoming', pageSize: 12 });
  return items;
}

/** List of events with a loading, an empty, an error and a filled state. */
export function EventsPage() {
  const text = useText();
  const { part: events, failed, retry } = useLoaded(readEvents);
  return (
    <Page title={text('events.title')}>
      {failed ? (
        <p role="alert">
          <span>{`${text('events.failed')} `}</span>
          <Button onClick={retry}>{text('events.retry')}</Button>
        </p>
      ) : null}
      {!events && !failed ? <p role="status">{text('events.loading')}</p> : null}
      {events?.length === 0 ? <p>{text('events.none')}</p> : null}
      <ul className={styles['events']}>
        {events?.map(({ id, title, lang, startsAt, startsLocal, timezone }) => (
          <li key={id}>
            <Link to={eventPath(id)} lang={lang} dir="auto">
              {title}
            </Link>
            <p className={styles['date']}>{formatDay(toWallTime(startsAt, timezone, startsLocal))}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
