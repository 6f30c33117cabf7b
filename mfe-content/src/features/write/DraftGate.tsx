import { isMember, useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { use, useEffect, useState } from 'react';
import { useOutbox } from '../../api/outbox/useOutbox';
import { LoadError } from '../../components/states/LoadError';
import type { Draft } from '../../lib/drafts/Draft';
import type { StoredItem } from '../../api/StoredItem';
import { FormSkeleton } from './FormSkeleton';
import { loadEditor } from './loadEditor';
import { OtherOwnersDraft } from './OtherOwnersDraft';
import { PreloadWorkContext } from './PreloadWorkContext';
import { QueuedNotice } from './QueuedNotice';

interface DraftGateProps {
  /** As it was saved last; a rev of 0 means never. */
  readonly draft: Draft;
  /** The stored item that the draft changes. */
  readonly stored?: StoredItem | undefined;
  /** Called when the draft was saved under another key. */
  readonly onMoved: (key: string) => void;
}

/** What the visitor may do with a draft: edit it, wait until it is sent, or nothing if it is somebody else's. */
export function DraftGate({ draft, stored, onMoved }: DraftGateProps) {
  const session = useSession();
  const uid = isMember(session) ? (session.user?.uid ?? null) : null;
  const [current, setCurrent] = useState(draft);
  const { part, failed, retry } = useLoaded(loadEditor);
  // The member who was here last, and whether it is known at all who is.
  const [seen, setSeen] = useState<{ readonly uid: string | null }>();
  if (session.status !== 'restoring' && (seen === undefined || (uid !== null && seen.uid !== uid))) setSeen({ uid });
  useOutbox();
  const preloadWork = use(PreloadWorkContext);
  const isSaved = current.rev > 0;
  useEffect(() => {
    // What is saved may have to wait: its page then opens without a network, too.
    if (isSaved) preloadWork().catch(() => undefined);
  }, [isSaved, preloadWork]);
  const { owner, queued, kind } = current;
  if (owner !== null && !seen) return <FormSkeleton />;
  // After signing out, the text is hidden from the next visitor. If the owner's session only expired, or is being restored,
  // it stays.
  const lapsed = seen?.uid === owner && uid === null && (session.ended !== null || session.status === 'restoring');
  if (owner !== null && owner !== uid && !lapsed) return <OtherOwnersDraft kind={kind} member={uid !== null} />;
  // Who has to sign in first has nothing to mend in the text.
  if (queued && (queued.error ?? 'signed-out') === 'signed-out')
    return <QueuedNotice draft={current} onDraft={setCurrent} />;
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  if (!part) return <FormSkeleton />;
  return <part.Editor draft={current} stored={stored} uid={uid} onSaved={setCurrent} onMoved={onMoved} />;
}
