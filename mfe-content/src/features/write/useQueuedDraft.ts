import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import { paths } from '../../paths';
import { readMyItem } from '../../api/readMyItem';
import { useAfterSent } from './useAfterSent';

/**
 * Follows what becomes of a text that waits, in other tabs too: sent there, taken back, thrown away. `onDraft` is the same at
 * every call.
 */
export function useQueuedDraft({ key, kind, itemId }: Draft, onDraft: (draft: Draft) => void): void {
  const navigate = useNavigate();
  const afterSent = useAfterSent();
  useEffect(() => {
    let current = true;
    const isCurrent = () => current;
    const look = async () => {
      const saved = await drafts.get(key);
      if (!isCurrent() || saved?.queued) return;
      if (saved) return onDraft(saved);
      const sent = await readMyItem(kind, itemId).catch(() => null);
      if (!isCurrent()) return;
      if (sent) afterSent({ kind, id: itemId, status: sent.item.status });
      else void navigate(paths.work, { replace: true });
    };
    const stop = drafts.subscribe(() => void look());
    // It may have been sent before this effect subscribed, or between two of its runs.
    void look();
    return () => {
      current = false;
      stop();
    };
  }, [key, kind, itemId, onDraft, afterSent, navigate]);
}
