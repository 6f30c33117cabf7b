import { withStore } from '@adp/shared-store';
import { toAppError } from '@adp/shared-auth/app-error';
import { useOnline } from '@adp/shared-ui';
import { readSaves, subscribeToSaves } from '@adp/shared-ui/saves';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LoadError } from '../../components/LoadError';
import calendarTexts from '../../messages/saved-calendar-en.json';
import { store } from '../../store/store';
import { addTexts, useText } from '../../text';
import { useSyncSavesMutation } from './calendarApi';
import type { AccountStatus } from './AccountStatus';
import { CalendarPanel } from './CalendarPanel';
import styles from './SavedPage.module.css';

/** The time in which the shell usually stores a press in the account, in milliseconds (shell/src/features/account/followSaves.ts). */
const USUAL_DELAY = 10_000;

/** Loads the panel and its texts. Only members download it, and the store with it. */
export async function memberPanel() {
  await addTexts(calendarTexts);
  return withStore(store, MemberPanel);
}

interface MemberPanelProps {
  readonly uid: string;
  readonly onStatus: (status: AccountStatus) => void;
}

function MemberPanel({ uid, onStatus }: MemberPanelProps) {
  const text = useText();
  const [sync, { error, isLoading, isSuccess, isError }] = useSyncSavesMutation();
  const unstored = useSyncExternalStore(subscribeToSaves, () => countUnstored(uid));
  const isOnline = useOnline();
  const isLate = useIsLate(unstored);
  useEffect(() => void sync({ uid, isForced: true }), [sync, uid]);
  useEffect(() => {
    if (isSuccess) onStatus('read');
    else onStatus(isError ? 'failed' : 'reading');
  }, [isSuccess, isError, onStatus]);
  const status = () => {
    if (unstored > 0) return !isOnline || isLate || error ? text('saved.waiting', { count: unstored }) : '';
    return isLoading || error ? '' : text('saved.synced');
  };
  return (
    <>
      <p role="status" className={styles['note']}>
        {status()}
      </p>
      {error && !isLoading ? (
        <LoadError error={toAppError(error)} onRetry={() => void sync({ uid, isForced: true })} />
      ) : null}
      <CalendarPanel uid={uid} />
    </>
  );
}

/** Returns true if presses are not stored in the account, and their number has not changed for longer than usual. */
function useIsLate(unstored: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (unstored === 0) return undefined;
    const timer = setTimeout(() => setIsLate(true), USUAL_DELAY);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [unstored]);
  return isLate;
}

const countUnstored = (uid: string) =>
  Object.values(readSaves()).filter((save) => !save.isStored && (save.uid ?? uid) === uid && !save.details?.removed)
    .length;
