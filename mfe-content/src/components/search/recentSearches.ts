import { deviceStorage } from '@adp/shared-ui/storage';
import { fold } from '@adp/shared-ui/format';
import { useSyncExternalStore } from 'react';

export interface RecentSearches {
  readonly isOn: boolean;
  readonly queries: readonly string[];
}

const KEY = 'adp.searches';
const OFF = 'off';
const MAX_QUERIES = 8;
const longest = 150;

const none: RecentSearches = { isOn: true, queries: [] };
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly value: RecentSearches } = { text: null, value: none };

/** Reads the stored searches. Returns an empty list if the browser blocks storage. */
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

export function clearRecentSearches({ isOn }: { readonly isOn: boolean }): void {
  write(isOn ? null : OFF);
}

/** Returns the stored searches, and updates on changes in any tab. Returns an empty list on a server. */
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

/** Stores a text, or removes it for null. Ignores failures, because recent searches are only a convenience. */
function write(text: string | null): void {
  deviceStorage.write(KEY, text);
  for (const listener of listeners) listener();
}
