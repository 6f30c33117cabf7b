import { getMemberUid, removeMemberSaves } from '@adp/shared-store';
import { readSaves, subscribeToSaves } from '@adp/shared-ui/saves';
import { memberApi, memberStore } from './memberStore';

/** Time between a press on a save button and storing it in the account, in milliseconds. Presses within it share a request. */
const SYNC_DELAY = 2_000;

/** Synchronizes saves now, after each press and when the network is back, until the returned function is called. */
export function followSaves(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sync = () => void memberStore.dispatch(memberApi.endpoints.syncSaves.initiate({ uid }, { track: false }));
  const unsubscribe = subscribeToSaves(() => {
    clearTimeout(timer);
    if (Object.values(readSaves()).some(({ isStored }) => !isStored)) timer = setTimeout(sync, SYNC_DELAY);
  });
  window.addEventListener('online', sync);
  sync();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', sync);
    // Ignore code that does not load, because the list of saved items hides these items from other members anyway.
    if (getMemberUid() !== uid) removeMemberSaves(uid).catch(() => undefined);
  };
}
