import { createContext, useContext } from 'react';

const RetryContext = createContext<(app: string | undefined) => void>(() => undefined);

export const RetryProvider = RetryContext.Provider;

/** Opens the current address again; with an app's name, with that app's live build. */
export function useRetry(): (app: string | undefined) => void {
  return useContext(RetryContext);
}
