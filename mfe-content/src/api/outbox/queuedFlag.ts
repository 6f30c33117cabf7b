import { deviceStorage } from '@adp/shared-ui/storage';

const key = 'adp.content.outbox';

/** Returns true if this device may have drafts waiting to be sent, without access to the draft store. */
export function hasQueuedFlag(): boolean {
  return deviceStorage.read(key) === '1';
}

/** Sets or removes the flag. If storage fails, waiting drafts are sent by the next page that opens the draft store. */
export function setQueuedFlag(queued: boolean): void {
  deviceStorage.write(key, queued ? '1' : null);
}
