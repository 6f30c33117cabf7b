import { deviceStorage } from '@adp/shared-ui/storage';

const key = 'adp.content.outbox';

/** Returns true if something may wait to be sent on this device, without reading a draft. Without storage there are no drafts. */
export function hasQueuedFlag(): boolean {
  return deviceStorage.read(key) === '1';
}

/** Sets or removes the flag. If storage refuses, the next page that opens the drafts sends them. */
export function setQueuedFlag(queued: boolean): void {
  deviceStorage.write(key, queued ? '1' : null);
}
