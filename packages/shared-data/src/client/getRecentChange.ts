import { deviceStorage } from '@adp/shared-ui/storage';

/** Key of the storage entry and name of the window's event (docs/contracts.md). */
export const changedKey = 'adp.changedAt';
/** Milliseconds, longer than any cache stores a response. */
const period = 120_000;

/** Returns the time of the member's last change while caches may still hold older responses. */
export function getRecentChange(): string | undefined {
  const changedAt = deviceStorage.read(changedKey) ?? '';
  const age = Date.now() - Number(changedAt);
  return changedAt !== '' && age >= 0 && age < period ? changedAt : undefined;
}
