import { useState } from 'react';

/** Returns the latest choice, on which the next one builds while the page shows an earlier one. */
export function usePendingChoice<Choice>(
  shown: Choice,
  toKey: (choice: Choice) => string,
): readonly [Choice, (next: Choice) => void] {
  const key = toKey(shown);
  const [pending, setPending] = useState<{ readonly from: string; readonly to: Choice }>();
  // The URL has changed, so the pending choice no longer applies.
  if (pending && pending.from !== key) setPending(undefined);
  const latest = pending?.from === key ? pending.to : shown;
  return [latest, (to) => setPending({ from: key, to })];
}
