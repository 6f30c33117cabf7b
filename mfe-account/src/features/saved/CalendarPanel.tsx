import { Button } from '@adp/shared-ui';
import { toAppError } from '@adp/shared-auth/app-error';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { CopyButton, QrSvg } from '@adp/shared-ui/share';
import { useState } from 'react';
import { LoadError } from '../../components/LoadError';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { calendarPath } from '../../paths';
import { useText } from '../../text';
import { useGetCalendarQuery, useRenewCalendarMutation, useRevokeCalendarMutation } from './calendarApi';
import styles from './SavedPage.module.css';

export function CalendarPanel({ uid }: { readonly uid: string }) {
  const text = useText();
  const { data: secret, error, isFetching, refetch } = useGetCalendarQuery(uid);
  const [renew, renewal] = useRenewCalendarMutation();
  const [revoke, revocation] = useRevokeCalendarMutation();
  const [confirmed, setConfirmed] = useState<'renew' | 'revoke'>();
  const isPending = renewal.isLoading || revocation.isLoading;
  const failure = renewal.error ?? revocation.error;
  return (
    <section className={styles['panel']} aria-labelledby="saved-calendar">
      <h2 id="saved-calendar" className={styles['panelTitle']}>
        {text('calendar.title')}
      </h2>
      <p className={styles['why']}>{text('calendar.why')}</p>
      {secret === undefined && !error ? <RowsSkeleton rows={1} /> : null}
      {secret === undefined && error && !isFetching ? (
        <LoadError error={toAppError(error)} onRetry={() => void refetch()} />
      ) : null}
      {secret ? <CalendarUrl path={calendarPath(uid, secret)} /> : null}
      <p role="status">
        {failure && !isPending
          ? text('calendar.error')
          : revocation.isSuccess && !secret
            ? text('calendar.revoked')
            : ''}
      </p>
      {secret === undefined ? null : (
        <div className={styles['buttons']}>
          {secret ? (
            <>
              <Button secondary aria-disabled={isPending} onClick={() => setConfirmed('renew')}>
                {text('calendar.renew')}
              </Button>
              <Button secondary aria-disabled={isPending} onClick={() => setConfirmed('revoke')}>
                {text('calendar.revoke')}
              </Button>
            </>
          ) : (
            <Button aria-disabled={isPending} onClick={() => void renew(uid)}>
              {text('calendar.create')}
            </Button>
          )}
        </div>
      )}
      {confirmed ? (
        <ConfirmDialog
          title={text(`calendar.${confirmed}`)}
          description={text(`calendar.${confirmed}.why`)}
          confirmLabel={text(`calendar.${confirmed}`)}
          cancelLabel={text('calendar.cancel')}
          onCancel={() => setConfirmed(undefined)}
          onConfirm={() => {
            setConfirmed(undefined);
            void (confirmed === 'renew' ? renew(uid) : revoke(uid));
          }}
        />
      ) : null}
    </section>
  );
}

function CalendarUrl({ path }: { readonly path: string }) {
  const text = useText();
  const { host, origin } = window.location;
  const url = origin + path;
  const webcal = `webcal://${host}${path}`;
  return (
    <div className={styles['calendar']}>
      <div className={styles['calendarLinks']}>
        <p>
          <a className={styles['subscribe']} href={webcal}>
            {text('calendar.subscribe')}
          </a>
        </p>
        <p className={styles['url']} translate="no" dir="ltr">
          {url}
        </p>
        <div className={styles['buttons']}>
          <CopyButton
            value={url}
            label={text('calendar.copy')}
            done={text('calendar.copied')}
            failed={text('calendar.notCopied')}
          />
        </div>
        <p className={styles['why']}>{text('calendar.secret')}</p>
      </div>
      <figure className={styles['qr']}>
        <QrSvg url={webcal} label={text('calendar.qr')} />
      </figure>
    </div>
  );
}
