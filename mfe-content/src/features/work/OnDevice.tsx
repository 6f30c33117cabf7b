import { isMember, useSession } from '@adp/shared-auth';
import { useState } from 'react';
import { useText } from '../../text';
import { DraftRow } from './DraftRow';
import { Nothing } from './Nothing';
import type { Said } from './Said';
import { useDrafts } from './useDrafts';
import { useOutcomes } from './useOutcomes';
import styles from './Work.module.css';
import { WorkSection } from './WorkSection';

/** What this device keeps: what was begun and not sent yet. Of other members' drafts only how many there are. */
export function OnDevice() {
  const session = useSession();
  const uid = isMember(session) ? session.user?.uid : undefined;
  // Nothing that was said to one member is read by the next one.
  return <Kept key={uid ?? ''} uid={uid} restoring={session.status === 'restoring'} />;
}

function Kept({ uid, restoring }: { uid: string | undefined; restoring: boolean }) {
  const text = useText();
  const kept = useDrafts();
  const [said, say] = useState<Said>();
  useOutcomes(say);
  const shown = kept?.filter(({ owner }) => owner === null || owner === uid) ?? [];
  // Whose they are is known once the session is.
  const others = restoring ? 0 : (kept?.length ?? 0) - shown.length;
  return (
    <WorkSection title={text('work.device')} why={text('work.device.why')} said={said}>
      {shown.length > 0 ? (
        <ul className={styles['rows']} aria-label={text('work.device')}>
          {shown.map((draft) => (
            <DraftRow key={draft.key} draft={draft} member={uid !== undefined} onSay={say} />
          ))}
        </ul>
      ) : null}
      {kept?.length === 0 ? <Nothing title={text('work.device.none')} why={text('work.device.none.why')} /> : null}
      {others > 0 ? <p className={styles['others']}>{text('work.device.others', { count: others })}</p> : null}
    </WorkSection>
  );
}
