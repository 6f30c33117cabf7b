import { createContext, useContext } from 'react';

interface Retry {
  readonly retry: (app: string | undefined) => void;
  /** How often the page has been tried again. */
  readonly attempts: number;
}

const RetryContext = createContext<Retry>({ retry: () => undefined, attempts: 0 });

export const RetryProvider = RetryContext.Provider;

/** Opens the current address again; with an app's name, with that app's live build. */
export function useRetry(): (app: string | undefined) => void {
  return useContext(RetryContext).retry;
}

/** How often the page has been tried again: the same path after a second try is a page shown again. */
export function useAttempts(): number {
  return useContext(RetryContext).attempts;
}
