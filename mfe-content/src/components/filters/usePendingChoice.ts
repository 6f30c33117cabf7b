import { useState } from 'react';

/**
 * The reader's choice, also while the page still shows the one of before: until an address has been rendered, a second
 * choice must build on the first and not undo it.
 * @param shown the choice in the address that is rendered
 * @param toKey tells choices apart
 * @returns the latest choice, and a function that records the next one
 */
export function usePendingChoice<Choice>(
  shown: Choice,
  toKey: (choice: Choice) => string,
): readonly [Choice, (next: Choice) => void] {
  const key = toKey(shown);
  const [pending, setPending] = useState<{ readonly from: string; readonly to: Choice }>();
  // The address has followed, or has gone elsewhere: it holds again.
  if (pending && pending.from !== key) setPending(undefined);
  const latest = pending?.from === key ? pending.to : shown;
  return [latest, (to) => setPending({ from: key, to })];
}
