/** Web storage whose functions never throw. Browsers may forbid storage, storage may be full, and servers have none. */
interface GuardedStorage {
  /** Returns the stored text; null if there is none, or storage is forbidden. */
  readonly read: (key: string) => string | null;
  /** Returns the stored JSON value; null if there is none that can be parsed. */
  readonly readJson: (key: string) => unknown;
  /** Returns whether the text could be stored. Null removes the entry. */
  readonly write: (key: string, text: string | null) => boolean;
  readonly remove: (key: string) => void;
}

/** localStorage, shared by all tabs of this device. */
export const deviceStorage = guard(() => localStorage);

/** sessionStorage, which lasts as long as the tab. */
export const tabStorage = guard(() => sessionStorage);

/** Calls `getStorage` within the `try` block, because reading the global throws if storage is forbidden. */
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
