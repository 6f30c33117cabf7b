import { createContext, useContext } from 'react';

interface Retry {
  readonly retry: (app: string | undefined) => void;
  readonly attempts: number;
}

const RetryContext = createContext<Retry>({ retry: () => undefined, attempts: 0 });

export const RetryProvider = RetryContext.Provider;

/** Returns a function that opens the current page again. If called with an app's name, it loads that app's live build. */
export function useRetry(): (app: string | undefined) => void {
  return useContext(RetryContext).retry;
}

export function useAttempts(): number {
  return useContext(RetryContext).attempts;
}
