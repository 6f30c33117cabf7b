import { isMember, useSession, loginPath } from '@adp/shared-auth';
import { useLoaded } from '@adp/shared-ui';
import { useDraftSession } from '@adp/shared-ui/drafts';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useOutbox } from '../../api/outbox/useOutbox';
import { LoadError } from '../../components/states/LoadError';
import type { Kind } from '../../lib/kinds';
import { writePath } from '../../paths';
import { useText } from '../../text';
import { FormSkeleton } from './FormSkeleton';
import type { ItemDraft } from './ItemDraft';
import { loadEditor } from './loadEditor';
import { PreloadWorkContext } from './PreloadWorkContext';
import { QueuedNotice } from './QueuedNotice';
import styles from './Write.module.css';

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

/** A notice in place of a draft that another member wrote on this device. The draft stays for that member. */
function OtherOwnersDraft({ kind, member }: { readonly kind: Kind; readonly member: boolean }) {
  const text = useText();
  const { pathname, search } = useLocation();
  return (
    <section className={styles['note']} role="status">
      <h2 className={styles['noteTitle']}>{text(member ? 'write.otherOwner' : 'write.signedOut')}</h2>
      <p>{text(member ? 'write.otherOwner.why' : 'write.signedOut.why')}</p>
      <p className={styles['buttons']}>
        {member ? null : (
          <Link className={styles['action']} to={loginPath(pathname + search)}>
            {text('write.signIn')}
          </Link>
        )}
        <Link className={styles['link']} to={writePath(kind)}>
          {text(`write.another.${kind}`)}
        </Link>
      </p>
    </section>
  );
}
