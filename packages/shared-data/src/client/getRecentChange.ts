import { deviceStorage } from '@adp/shared-ui/storage';

/** The key of the storage entry, and the name of the window event (docs/contracts.md). */
export const changedKey = 'adp.changedAt';
/** The period in which caches may hold older responses, in milliseconds. It is longer than any cache stores a response. */
const period = 120_000;

/** Returns the time of the member's last change, as long as caches may hold older responses. */
export function getRecentChange(): string | undefined {
  const changedAt = deviceStorage.read(changedKey) ?? '';
  const age = Date.now() - Number(changedAt);
  return changedAt !== '' && age >= 0 && age < period ? changedAt : undefined;
}
