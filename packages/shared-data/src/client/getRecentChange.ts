import { deviceStorage } from '@adp/shared-ui/storage';

/** The entry of the storage, and the event of the window (docs/contracts.md). */
export const changedKey = 'adp.changedAt';
/** Longer than any answer may be stored on its way. */
const period = 120_000;

/** The time of the member's last change, while answers from before it may still be stored. */
export function getRecentChange(): string | undefined {
  const changedAt = deviceStorage.read(changedKey) ?? '';
  const age = Date.now() - Number(changedAt);
  return changedAt !== '' && age >= 0 && age < period ? changedAt : undefined;
}
