import { useDeferredValue } from 'react';

/** False while a form is drawn for the first time, true right after: hundreds of options that wait for a tap need not hold it up. */
export function useAfterFirstRender(): boolean {
  return useDeferredValue(true, false);
}
