import { createContext, useContext } from 'react';

export interface Retry {
  readonly retry: (app: string | undefined) => void;
  /** How often the page has been tried again. */
  readonly attempts: number;
}

/** Where there is nothing to try again: on a server. */
export const noRetry: Retry = { retry: () => undefined, attempts: 0 };

const RetryContext = createContext(noRetry);

export const RetryProvider = RetryContext.Provider;

/** Opens the current address again; with an app's name, with that app's live build. */
export function useRetry(): (app: string | undefined) => void {
  return useContext(RetryContext).retry;
}

/** How often the page has been tried again: the same path after a second try is a page shown again. */
export function useAttempts(): number {
  return useContext(RetryContext).attempts;
}
