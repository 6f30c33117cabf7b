import { isMember, useSession } from '@adp/shared-auth';
import { useState, useEffect } from 'react';
import { rememberChange } from '@adp/shared-data/client';
import { useText } from '../../text';
import { useDrafts } from '../../lib/drafts/useDrafts';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/drafts';
import { DraftRow } from './DraftRow';
import { EmptyState } from './EmptyState';
import { type StatusMessage, toStatusMessage } from './statusMessage';
import styles from './MyContent.module.css';
import { PageSection } from './PageSection';

/** The unsent drafts on this device. Other members' drafts are only counted. */
export function DeviceDrafts() {
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  // The key resets the state when the member changes, so that the next member sees no earlier status message.
  return <DraftList key={uid ?? ''} uid={uid} restoring={session.status === 'restoring'} />;
}

function DraftList({ uid, restoring }: { uid: string | undefined; restoring: boolean }) {
  const text = useText();
  const drafts = useDrafts();
  const [status, setStatus] = useState<StatusMessage>();
  useOutcomes(setStatus);
  const shown = drafts?.filter(({ owner }) => owner === null || owner === uid) ?? [];
  // Count other members' drafts only once the session is known.
  const others = restoring ? 0 : (drafts?.length ?? 0) - shown.length;
  return (
    <PageSection title={text('myContent.device')} why={text('myContent.device.why')} status={status}>
      {shown.length > 0 ? (
        <ul className={styles['rows']} aria-label={text('myContent.device')}>
          {shown.map((draft) => (
            <DraftRow key={draft.key} draft={draft} member={uid !== undefined} onStatus={setStatus} />
          ))}
        </ul>
      ) : null}
      {drafts?.length === 0 ? (
        <EmptyState title={text('myContent.device.none')} why={text('myContent.device.none.why')} />
      ) : null}
      {others > 0 ? <p className={styles['others']}>{text('myContent.device.others', { count: others })}</p> : null}
    </PageSection>
  );
}

/** Reports the outcome of drafts that are sent while the page is open. `onStatus` must keep its identity between renders. */
function useOutcomes(onStatus: (said: StatusMessage) => void): void {
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.done) {
          rememberChange();
          onStatus(toStatusMessage(outcome, { kind: outcome.kind, values: {} }));
        } else if (!outcome.waits) {
          void drafts.get(outcome.key).then((draft) => draft && onStatus(toStatusMessage(outcome, draft)));
        }
      }),
    [onStatus],
  );
}
