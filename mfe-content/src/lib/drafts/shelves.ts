import { holdUnsaved } from '@adp/app-contract';
import { isVersion, readVersion, toRecord, type Version } from './Version';

/** A version that waits to be taken over into the database. */
export interface Held {
  readonly version: Version;
  /** Where it lies, told apart from all other places. */
  readonly name: string;
  /** Takes it off, unless it was replaced meanwhile. */
  readonly release: () => void;
}

/** Where drafts lie while the database does not take them, each in a slot. */
export interface Shelf {
  all(): readonly Held[];
  /** Puts all of them there or, throwing, none; undefined empties a slot. Gives the names of where they lie. */
  put(versions: ReadonlyMap<string, Version | undefined>): readonly string[];
}

/** The page's memory: it always has room, and ends with the page, which is not to go unasked while something lies there. */
export function createPageShelf(): Shelf {
  const slots = new Map<string, Version>();
  let letGo: (() => undefined) | undefined;
  const hold = () => {
    if (slots.size > 0) letGo ??= holdPage();
    else letGo = letGo?.();
  };
  return {
    all: () =>
      [...slots].map(([slot, version]) => ({
        version,
        name: slot,
        release: () => {
          if (slots.get(slot) === version) slots.delete(slot);
          hold();
        },
      })),
    put: (versions) => {
      for (const [slot, version] of versions) {
        if (version) slots.set(slot, version);
        else slots.delete(slot);
      }
      hold();
      return [...versions.keys()];
    },
  };
}

/** Has the browser ask before the page goes. Gives a function that ends it. */
function holdPage(): () => undefined {
  const release = holdUnsaved();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => {
    window.removeEventListener('beforeunload', ask);
    release();
  };
}

const PREFIX = 'adp.content.draft.';

/** localStorage, under `adp.content.draft.<slot>`. */
export const deviceShelf: Shelf = {
  all() {
    try {
      return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').flatMap(heldAt);
    } catch {
      // Forbidden: then nothing lies there.
      return [];
    }
  },
  put(versions) {
    const changes = [...versions].map(([slot, version]) => {
      const name = freeName(PREFIX + slot);
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

/** What is damaged stays where it lies. */
function freeName(name: string): string {
  const text = localStorage.getItem(name);
  return text !== null && readVersion(parsed(text)) === 'damaged' ? freeName(`${name}+`) : name;
}

function heldAt(name: string): readonly Held[] {
  const text = name.startsWith(PREFIX) ? localStorage.getItem(name) : null;
  const version = text === null ? undefined : readVersion(parsed(text));
  if (!isVersion(version)) return [];
  const release = () => {
    try {
      if (localStorage.getItem(name) === text) localStorage.removeItem(name);
    } catch {
      // It is known when it is found again.
    }
  };
  return [{ version, name, release }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
