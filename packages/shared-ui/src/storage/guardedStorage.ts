/** Web storage whose functions never throw. A browser may forbid storage, and storage may be full; a server has none. */
interface GuardedStorage {
  /** Returns the stored text; null if there is none, or storage is forbidden. */
  readonly read: (key: string) => string | null;
  /** Returns the stored JSON value; null if there is none that can be parsed. */
  readonly readJson: (key: string) => unknown;
  /** Returns whether the text could be stored. Null removes the entry. */
  readonly write: (key: string, text: string | null) => boolean;
  readonly remove: (key: string) => void;
}

/** localStorage: what is stored on this device, for all tabs. */
export const deviceStorage = guard(() => localStorage);

/** sessionStorage: what is stored as long as this tab is open. */
export const tabStorage = guard(() => sessionStorage);

/** `getStorage` is called within the guard, because reading the global throws where storage is forbidden. */
function guard(getStorage: () => Storage): GuardedStorage {
  const attempt = <Value>(work: (storage: Storage) => Value, fallback: Value): Value => {
    try {
      return work(getStorage());
    } catch {
      return fallback;
    }
  };
  const write = (key: string, text: string | null) =>
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }, false);
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt<unknown>((storage) => JSON.parse(storage.getItem(key) ?? 'null'), null),
    write,
    remove: (key) => void write(key, null),
  };
}
