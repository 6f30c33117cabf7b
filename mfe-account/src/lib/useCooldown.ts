import { useEffect, useState } from 'react';

/** How long until a mail can be sent again, in seconds. */
const COOLDOWN = 60;

/** Seconds until something may be done again, 0 when it may; `start` begins to count. */
export function useCooldown(): readonly [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const clock = setTimeout(() => setLeft(left - 1), 1_000);
    return () => {
      clearTimeout(clock);
    };
  }, [left]);
  return [left, () => setLeft(COOLDOWN)];
}
