import { loadIdentity, subscribeToSession } from '@adp/shared-auth';
import { memberApi, memberStore } from './memberStore';

/** Publishes the profile once the address is confirmed, in any tab or browser. Checks when the page becomes visible or focused, until `signal` aborts. */
export function showOnceConfirmed(uid: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  let isChecking = false;
  const check = async () => {
    if (isChecking || document.visibilityState !== 'visible') return;
    isChecking = true;
    try {
      if (!(await (await loadIdentity()).isVerified())) return;
      // Save the document without changes, which publishes the profile if the address is confirmed.
      const { updateMember } = memberApi.endpoints;
      await memberStore.dispatch(updateMember.initiate({ uid, changes: {}, onConflict: 'overwrite' })).unwrap();
    } catch {
      // Ignore errors, such as a missing network or session. The next check retries.
    } finally {
      isChecking = false;
    }
  };
  const onVisible = () => void check();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', onVisible);
  const unsubscribe = subscribeToSession(onVisible);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('focus', onVisible);
    unsubscribe();
  });
  void check();
}
