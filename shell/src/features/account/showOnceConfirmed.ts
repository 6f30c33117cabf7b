import { loadIdentity, subscribeToSession } from '@adp/shared-auth';
import { memberApi, memberStore } from './memberStore';

/**
 * Shows others the member's profile as soon as the address is confirmed, wherever that happens: looks now, after each change of
 * the session, and whenever the member comes back to this page; until `signal` ends it.
 */
export function showOnceConfirmed(uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  let isLooking = false;
  const look = async () => {
    if (isLooking || document.visibilityState !== 'visible') return;
    isLooking = true;
    try {
      if (!(await (await loadIdentity()).isVerified())) return;
      // Saving is enough: the writer finds the address confirmed.
      const { updateMember } = memberApi.endpoints;
      await memberStore.dispatch(updateMember.initiate({ uid, changes: {}, onConflict: 'overwrite' })).unwrap();
    } catch {
      // Without a network, or a session, now: the next look finds out.
    } finally {
      isLooking = false;
    }
  };
  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', onVisible);
  const unsubscribe = subscribeToSession(onVisible);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('focus', onVisible);
    unsubscribe();
  });
  void look();
}
