import type { Location } from 'react-router-dom';

/**
 * Gives the current history entry an id, unless it has a state. New documents and links to headings create entries without
 * one, to which the router gives the same key. The browser preserves the id after a reload and after going back.
 */
export function identifyEntry(): void {
  // The router makes `usr` available as the state of the location, and expects a number or null as the entry's index.
  if (!history.state) history.replaceState({ usr: { entry: `${Date.now()}` }, idx: null }, '');
}

/** Returns the key under which the scroll position of a history entry is stored. */
export function scrollKey({ key, state }: Location<{ readonly entry?: string } | null>): string {
  return state?.entry ?? key;
}
