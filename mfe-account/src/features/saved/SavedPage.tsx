import { isMember, useSession } from '@adp/shared-auth';
import { readSaves, subscribeToSaves } from '@adp/shared-ui/saves';
import { useMemo, useState, useSyncExternalStore } from 'react';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { useText } from '../../text';
import { AccountNote } from './AccountNote';
import type { AccountStatus } from './AccountStatus';
import { SavedList } from './SavedList';
import styles from './SavedPage.module.css';
import { toSavedRows } from './savedRows';

export function SavedPage() {
  const text = useText();
  const session = useSession();
  const saves = useSyncExternalStore(subscribeToSaves, readSaves, () => undefined);
  const [account, setAccount] = useState<AccountStatus>('reading');
  const isRestoring = session.status === 'restoring';
  const uid = isMember(session) ? session.user?.uid : undefined;
  const rows = useMemo(
    () => (saves && !isRestoring ? toSavedRows(saves, uid, new Date()) : undefined),
    [saves, uid, isRestoring],
  );
  return (
    // Chunks that the page needs offline for exports (docs/contracts.md).
    <div className={page['page']} data-later="saved-">
      <PageHead title={text('saved.title')}>
        <p>{text('saved.purpose')}</p>
      </PageHead>
      <p className={styles['noScript']}>{text('saved.noScript')}</p>
      <div className={styles['content']}>
        {rows ? <SavedList rows={rows} uid={uid} account={uid === undefined ? 'none' : account} /> : <RowsSkeleton />}
        {isRestoring ? null : <AccountNote uid={uid} onStatus={setAccount} />}
      </div>
    </div>
  );
}
