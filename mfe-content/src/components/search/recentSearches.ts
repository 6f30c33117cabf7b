import { deviceStorage } from '@adp/shared-ui/storage';
import { fold } from '@adp/shared-ui/format';
import { useSyncExternalStore } from 'react';

/** The searches whose results the reader has opened. Only this device stores them. */
export interface RecentSearches {
  /** True if searches are stored. */
  readonly isOn: boolean;
  readonly queries: readonly string[];
}

const KEY = 'adp.searches';
/** The stored value of a reader who has switched this off. */
const OFF = 'off';
const MAX_QUERIES = 8;
const longest = 150;

const none: RecentSearches = { isOn: true, queries: [] };
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly value: RecentSearches } = { text: null, value: none };

/** Reads the stored searches; empty if the browser forbids storage. */
export function readRecentSearches(): RecentSearches {
  const text = deviceStorage.read(KEY);
  if (text !== last.text) last = { text, value: parse(text) };
  return last.value;
}

export function addRecentSearch(query: string): void {
  const { isOn, queries } = readRecentSearches();
  const added = query.trim().slice(0, longest);
  if (!isOn || added === '') return;
  const others = queries.filter((query) => fold(query) !== fold(added));
  write(JSON.stringify([added, ...others].slice(0, MAX_QUERIES)));
}

/** Deletes all searches, and switches storing on or off. */
export function clearRecentSearches({ isOn }: { readonly isOn: boolean }): void {
  write(isOn ? null : OFF);
}

/** Returns the stored searches and follows changes in all tabs. Empty on a server. */
export function useRecentSearches(): RecentSearches {
  return useSyncExternalStore(subscribe, readRecentSearches, () => none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(text: string | null): RecentSearches {
  if (text === OFF) return { isOn: false, queries: [] };
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const queries = Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
    return { isOn: true, queries: queries.slice(0, MAX_QUERIES) };
  } catch {
    return none;
  }
}

/** Storing searches is a convenience, so a refusal needs no message. */
function write(text: string | null): void {
  deviceStorage.write(KEY, text);
  for (const listener of listeners) listener();
}
