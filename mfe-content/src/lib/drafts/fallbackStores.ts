import { holdUnsaved } from '@adp/app-contract';
import { readVersion, toRecord } from './draftRecord';
import { isVersion, type Version } from './Version';

/** A version that waits to be moved into the database. */
export interface WaitingVersion {
  readonly version: Version;
  /** The key of the entry, unique across all stores. */
  readonly name: string;
  /** Removes the entry, unless it has been replaced in the meantime. */
  readonly release: () => void;
}

/** A store with a slot for each draft, used while the database does not accept writes. */
export interface FallbackStore {
  all(): readonly WaitingVersion[];
  /** Stores all versions by slot, or throws. A value of `undefined` empties the slot. Returns the names of the entries. */
  put(versions: ReadonlyMap<string, Version | undefined>): readonly string[];
}

/** Creates a store in the page's memory. While it has entries, the browser asks for confirmation before unloading. */
export function createPageStore(): FallbackStore {
  const slots = new Map<string, Version>();
  let releasePage: (() => undefined) | undefined;
  const updateWarning = () => {
    if (slots.size > 0) releasePage ??= warnBeforeUnload();
    else releasePage = releasePage?.();
  };
  return {
    all: () =>
      [...slots].map(([slot, version]) => ({
        version,
        name: slot,
        release: () => {
          if (slots.get(slot) === version) slots.delete(slot);
          updateWarning();
        },
      })),
    put: (versions) => {
      for (const [slot, version] of versions) {
        if (version) slots.set(slot, version);
        else slots.delete(slot);
      }
      updateWarning();
      return [...versions.keys()];
    },
  };
}

/** Makes the browser ask for confirmation before the page unloads. Returns a function that turns this off. */
function warnBeforeUnload(): () => undefined {
  const release = holdUnsaved('mfe_content');
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => {
    window.removeEventListener('beforeunload', warn);
    release();
  };
}

const PREFIX = 'adp.content.draft.';

/** A store in localStorage, under the keys `adp.content.draft.<slot>`. */
export const deviceStore: FallbackStore = {
  all() {
    try {
      return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').flatMap(
        readWaiting,
      );
    } catch {
      // The browser blocks storage.
      return [];
    }
  },
  put(versions) {
    const changes = [...versions].map(([slot, version]) => {
      const name = getFreeName(PREFIX + slot);
      return { name, before: localStorage.getItem(name), after: version ? JSON.stringify(toRecord(version)) : null };
    });
    try {
      for (const { name, after } of changes) set(name, after);
    } catch (error) {
      for (const { name, before } of changes) set(name, before);
      throw error;
    }
    return changes.map(({ name }) => name);
  },
};

function set(name: string, text: string | null): void {
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}

/** Returns a name that is not the name of a damaged entry. */
function getFreeName(name: string): string {
  const text = localStorage.getItem(name);
  return text !== null && readVersion(parseJson(text)) === 'damaged' ? getFreeName(`${name}+`) : name;
}

function readWaiting(name: string): readonly WaitingVersion[] {
  const text = name.startsWith(PREFIX) ? localStorage.getItem(name) : null;
  const version = text === null ? undefined : readVersion(parseJson(text));
  if (!isVersion(version)) return [];
  const release = () => {
    try {
      if (localStorage.getItem(name) === text) localStorage.removeItem(name);
    } catch {
      // The entry stays. When the entry is read again, its trail shows that the database already has this version.
    }
  };
  return [{ version, name, release }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
