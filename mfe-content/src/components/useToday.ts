import { useSyncExternalStore } from 'react';

/** Returns the date and time on the device's clock, as the UTC fields of a Date. */
export function getLocalTime(): Date {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
}

const toDay = (localTime: Date) => localTime.toISOString().slice(0, 10);
const noChange = () => () => undefined;

/** Returns the current date in the reader's time zone. On a server and during hydration, returns the date of the data. */
export function useToday(loadedAt: Date): string {
  return useSyncExternalStore(
    noChange,
    () => toDay(getLocalTime()),
    () => toDay(loadedAt),
  );
}
