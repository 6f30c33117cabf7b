import { useEffect, useState } from 'react';

/** The time before an email can be sent again, in seconds. */
const COOLDOWN = 60;

export function useCooldown(): readonly [seconds: number, start: () => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const clock = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => {
      clearTimeout(clock);
    };
  }, [seconds]);
  return [seconds, () => setSeconds(COOLDOWN)];
}
