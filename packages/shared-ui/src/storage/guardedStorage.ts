/** Web storage whose functions never throw. Browsers may block storage, storage may be full, and servers have none. */
interface GuardedStorage {
  readonly read: (key: string) => string | null;
  readonly readJson: (key: string) => unknown;
  /** Stores the text, or removes the entry if the text is null. Returns whether that succeeded. */
  readonly write: (key: string, text: string | null) => boolean;
  readonly remove: (key: string) => void;
}

export const deviceStorage = guard(() => localStorage);

export const tabStorage = guard(() => sessionStorage);

/** Wraps storage so that its functions never throw. Takes a function, because even reading the global throws if storage is blocked. */
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
