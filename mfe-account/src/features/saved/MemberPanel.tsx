import { withStore } from '@adp/shared-store';
import { toAppError } from '@adp/shared-auth/app-error';
import { readSaves, subscribeToSaves } from '@adp/shared-ui/saves';
import { useEffect, useSyncExternalStore } from 'react';
import { LoadError } from '../../components/LoadError';
import calendarTexts from '../../messages/saved-calendar-en.json';
import { store } from '../../store/store';
import { addTexts, useText } from '../../text';
import { useSyncSavesMutation } from './calendarApi';
import { CalendarPanel } from './CalendarPanel';
import styles from './SavedPage.module.css';

/** Loads the panel and its texts. Only members download it, and the store with it. */
export async function memberPanel() {
  await addTexts(calendarTexts);
  return withStore(store, MemberPanel);
}

function MemberPanel({ uid }: { readonly uid: string }) {
  const text = useText();
  const [sync, { error, isLoading }] = useSyncSavesMutation();
  const waiting = useSyncExternalStore(subscribeToSaves, () => countWaiting(uid));
  useEffect(() => void sync({ uid, isForced: true }), [sync, uid]);
  return (
    <>
      <p role="status" className={styles['note']}>
        {waiting > 0 ? text('saved.waiting', { count: waiting }) : isLoading || error ? '' : text('saved.synced')}
      </p>
      {error && !isLoading ? (
        <LoadError error={toAppError(error)} onRetry={() => void sync({ uid, isForced: true })} />
      ) : null}
      <CalendarPanel uid={uid} />
    </>
  );
}

const countWaiting = (uid: string) =>
  Object.values(readSaves()).filter((save) => !save.isStored && (save.uid ?? uid) === uid && !save.details?.removed)
    .length;
