import type { MailStatus } from '@adp/shared-data/review';
import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat, formatDateTime, numberFormat } from '@adp/shared-ui/format';
import { useState } from 'react';
import { SectionPage } from '../../components/AdminPage';
import { Loaded } from '../../components/Loaded';
import { Nothing } from '../../components/States';
import { Table } from '../../components/Table';
import { useGetEmailQueueQuery, useGetEmailsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import running from '../../components/RunningState.module.css';
import styles from './Emails.module.css';
import { EmailsForm } from './EmailsForm';
import { type EmailTable, outcomes, toEmailTable, toFirstDay } from './toEmailTable';

export function EmailsPage() {
  return <SectionPage section="emails">{({ uid }) => <Emails uid={uid} />}</SectionPage>;
}

function Emails({ uid }: { readonly uid: string }) {
  const [now] = useState(Date.now);
  return (
    <Loaded query={useGetEmailsQuery(toFirstDay(now))}>
      {(status) => (
        <div className={styles['columns']}>
          <Switch status={status} uid={uid} />
          <Statistics status={status} now={now} />
        </div>
      )}
    </Loaded>
  );
}

function Switch({ status, uid }: { readonly status: MailStatus; readonly uid: string }) {
  const text = useText();
  const { isStopped, changedAt } = status;
  return (
    <div className={styles['switch']}>
      <div className={isStopped ? `${running['state']} ${running['stopped']}` : running['state']}>
        <p className={running['sentence']}>{text(isStopped ? 'emails.isStopped' : 'emails.isOn')}</p>
        <QueueLength uid={uid} />
        {changedAt ? <p>{text('emails.changed', { time: formatDateTime(changedAt) })}</p> : null}
      </div>
      <EmailsForm status={status} />
    </div>
  );
}

interface StatisticsProps {
  readonly status: MailStatus;
  readonly now: number;
}

function Statistics({ status: { days }, now }: StatisticsProps) {
  const text = useText();
  return (
    <section className={styles['statistics']} aria-labelledby="emails-statistics">
      <h2 id="emails-statistics">{text('emails.statistics')}</h2>
      {days.length === 0 ? (
        <Nothing title={text('emails.none')}>
          <p>{text('emails.none.why')}</p>
        </Nothing>
      ) : (
        <Days table={toEmailTable(days, now)} />
      )}
    </section>
  );
}

/** Counts the waiting emails when the page opens, and again after the switch was changed. */
function QueueLength({ uid }: { readonly uid: string }) {
  const text = useText();
  const { data, error } = useGetEmailQueueQuery(uid);
  if (data !== undefined) return <p>{text('emails.queued', { count: data })}</p>;
  return <p role="status">{error ? text('emails.queued.error') : ''}</p>;
}

function Days({ table: { rows, totals } }: { readonly table: EmailTable }) {
  const text = useText();
  const locale = formatLocale(currentLocale());
  const date = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const number = numberFormat(locale);
  return (
    <>
      <dl className={styles['totals']}>
        {outcomes.map((outcome, at) => (
          <div key={outcome}>
            <dt>{text(`emails.${outcome}`)}</dt>
            <dd>{number.format(totals[at] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['explanation']}>{text('emails.explanation')}</p>
      <Table
        isShort
        label={text('emails.table')}
        columns={[text('emails.day'), ...outcomes.map((outcome) => text(`emails.${outcome}`))]}
      >
        {rows.map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row">{date.format(new Date(day))}</th>
            {outcomes.map((outcome, at) => (
              <td key={outcome}>{number.format(counts[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}
