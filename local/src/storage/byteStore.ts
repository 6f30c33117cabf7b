/** Where the bytes of objects lie. */
export interface ByteStore {
  /** Keeps them and gives their key; what it returns from has been written. @throws Error where there is no room */
  readonly put: (bytes: Buffer) => string;
  readonly has: (key: string) => boolean;
  readonly get: (key: string) => Buffer | undefined;
  /** No object uses this key any more. */
  readonly drop: (key: string) => void;
  /** Called after a snapshot was loaded: what none of its objects uses goes. */
  readonly keepOnly: (keys: ReadonlySet<string>) => void;
}

/** Bytes that end with the process. */
export function memoryBytes(): ByteStore {
  const kept = new Map<string, Buffer>();
  let next = 0;
  return {
    put: (bytes) => {
      const key = String((next += 1));
      kept.set(key, Buffer.from(bytes));
      return key;
    },
    has: (key) => kept.has(key),
    get: (key) => kept.get(key),
    drop: (key) => void kept.delete(key),
    keepOnly: (keys) => {
      for (const key of kept.keys()) if (!keys.has(key)) kept.delete(key);
    },
  };
}
