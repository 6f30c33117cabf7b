import { isMember, useSession } from '@adp/shared-auth';
import { useCallback, useEffect, useState } from 'react';
import { outbox } from '../../api/outbox/outbox';
import type { Draft } from '../../lib/drafts/Draft';
import { LoadFault } from '../../components/states/LoadFault';
import { useLoaded } from '../../components/useLoaded';
import { Coming } from './Coming';
import { loadEditor } from './loadEditor';
import { NotYours } from './NotYours';
import type { StoredItem } from './StoredItem';
import { Waiting } from './Waiting';

interface DeskProps {
  /** As it was kept last; with a rev of 0, it has not been yet. */
  readonly draft: Draft;
  /** The item that is changed, as it stands. */
  readonly stored?: StoredItem | undefined;
  /** It had to be kept under another name. */
  readonly onMoved: (key: string) => void;
  /** What is kept is to be read anew. */
  readonly onReload: () => void;
}

/** A draft in the hands of whoever is in front of the page: written on, waiting to be sent, or somebody else's. */
export function Desk({ draft, stored, onMoved, onReload }: DeskProps) {
  const session = useSession();
  const uid = isMember(session) ? (session.user?.uid ?? null) : null;
  const [current, setCurrent] = useState(draft);
  const { part, failed, retry } = useLoaded(loadEditor);
  useEffect(() => outbox.start(), []);
  const keep = useCallback(
    (kept: Draft) =>
      // What is typed stands in the form: the page need not be drawn anew for it.
      setCurrent((before) => (before.owner === kept.owner && before.queued === kept.queued ? before : kept)),
    [],
  );
  const { owner, queued, kind } = current;
  if (owner !== null && session.status === 'restoring') return <Coming />;
  // Who signs out does not leave a text behind for the next one. A session that only ended leaves it where it is.
  const lapsed = uid === null && session.ended !== null;
  if (owner !== null && owner !== uid && !lapsed)
    return <NotYours kind={kind} member={uid !== null} onGone={onReload} />;
  // Who has to sign in first has nothing to mend in the text.
  if (queued && (queued.fault ?? 'signed-out') === 'signed-out')
    return <Waiting draft={current} onDraft={setCurrent} />;
  if (failed) return <LoadFault fault="unavailable" kept={false} busy={false} onRetry={retry} />;
  if (!part) return <Coming />;
  return <part.Editor draft={current} stored={stored} uid={uid} onKept={keep} onMoved={onMoved} />;
}
