import { deviceStorage } from '@adp/shared-ui/storage';

const key = 'adp.content.outbox';

/**
 * Whether something may wait to be sent on this device: by it a page knows, without reading a draft, whether to load the outbox.
 * Without storage there are no drafts either.
 */
export function hasQueuedFlag(): boolean {
  return deviceStorage.read(key) === '1';
}

/** Sets the flag, or takes it away. Where that is refused, the next page that opens the drafts sends them. */
export function setQueuedFlag(queued: boolean): void {
  deviceStorage.write(key, queued ? '1' : null);
}
