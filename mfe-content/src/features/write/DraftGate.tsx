import { isMember, useSession } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useDraftSession } from '@adp/shared-ui/drafts';
import { use, useEffect, useState } from 'react';
import { useOutbox } from '../../api/outbox/useOutbox';
import { LoadError } from '../../components/states/LoadError';
import { FormSkeleton } from './FormSkeleton';
import type { ItemDraft } from './ItemDraft';
import { loadEditor } from './loadEditor';
import { OtherOwnersDraft } from './OtherOwnersDraft';
import { PreloadWorkContext } from './PreloadWorkContext';
import { QueuedNotice } from './QueuedNotice';

/** Shows the form of a draft, or a notice if the draft is queued or belongs to another member. */
export function DraftGate({ session }: { readonly session: ItemDraft }) {
  const member = useSession();
  const uid = isMember(member) ? (member.user?.uid ?? null) : null;
  const { status, draft } = useDraftSession(session);
  const { part, failed, retry } = useLoaded(loadEditor);
  // The last signed-in member, or null if nobody has been signed in. Undefined until the session is known.
  const [seen, setSeen] = useState<{ readonly uid: string | null }>();
  if (member.status !== 'restoring' && (seen === undefined || (uid !== null && seen.uid !== uid))) setSeen({ uid });
  useOutbox();
  const preloadWork = use(PreloadWorkContext);
  const isSaved = draft.rev > 0;
  useEffect(() => {
    // Preload the page that lists drafts, so that the page opens offline while the saved draft is waiting to be sent.
    if (isSaved) preloadWork().catch(() => undefined);
  }, [isSaved, preloadWork]);
  const { owner, kind } = draft;
  if (owner !== null && !seen) return <FormSkeleton />;
  // Hide the text after the owner signs out, because another person may use the device, but not when the session expires.
  const lapsed = seen?.uid === owner && uid === null && (member.ended !== null || member.status === 'restoring');
  if (owner !== null && owner !== uid && !lapsed) return <OtherOwnersDraft kind={kind} member={uid !== null} />;
  if (status === 'queued') return <QueuedNotice session={session} />;
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  if (!part) return <FormSkeleton />;
  return <part.Editor session={session} uid={uid} />;
}
