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

/** Shows the form of a draft, the notice that it is queued, or nothing of another member's draft. */
export function DraftGate({ session }: { readonly session: ItemDraft }) {
  const member = useSession();
  const uid = isMember(member) ? (member.user?.uid ?? null) : null;
  const { status, draft } = useDraftSession(session);
  const { part, failed, retry } = useLoaded(loadEditor);
  // The member who was here last; undefined until the session is known.
  const [seen, setSeen] = useState<{ readonly uid: string | null }>();
  if (member.status !== 'restoring' && (seen === undefined || (uid !== null && seen.uid !== uid))) setSeen({ uid });
  useOutbox();
  const preloadWork = use(PreloadWorkContext);
  const isSaved = draft.rev > 0;
  useEffect(() => {
    // A saved draft may have to wait: the page that lists it then opens without a network, too.
    if (isSaved) preloadWork().catch(() => undefined);
  }, [isSaved, preloadWork]);
  const { owner, kind } = draft;
  if (owner !== null && !seen) return <FormSkeleton />;
  // After signing out, the text is hidden from the next visitor. It stays while the owner's session has only expired or is being
  // restored.
  const lapsed = seen?.uid === owner && uid === null && (member.ended !== null || member.status === 'restoring');
  if (owner !== null && owner !== uid && !lapsed) return <OtherOwnersDraft kind={kind} member={uid !== null} />;
  if (status === 'queued') return <QueuedNotice session={session} />;
  if (failed) return <LoadError code="unavailable" what="part" onRetry={retry} />;
  if (!part) return <FormSkeleton />;
  return <part.Editor session={session} uid={uid} />;
}
